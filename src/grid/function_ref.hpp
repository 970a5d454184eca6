// A callback that a function calls, but does not keep: no copy, no memory.
//
//   void each(FunctionRef<bool(Digit)> visit);       each([&](Digit d) { return use(d); });
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace deduku {

template <class Signature>
class FunctionRef;

/// Refers to a function object, which must outlive it: for parameters, not for members or empty callbacks.
template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
  public:
    template <class Function>
    requires(std::is_object_v<std::remove_reference_t<Function>> &&
             !std::is_same_v<std::remove_cvref_t<Function>, FunctionRef> &&
             std::is_invocable_r_v<Result, Function&, Args...>)
        // NOLINTNEXTLINE(google-explicit-constructor, bugprone-forwarding-reference-overload)
        FunctionRef(Function&& function)
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
          call_([](void* object, Args... args) -> Result {
              return (*static_cast<std::remove_reference_t<Function>*>(object))(std::forward<Args>(args)...);
          }) {}

    Result operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

  private:
    void* object_;
    Result (*call_)(void*, Args...);
};

}  // namespace deduku
