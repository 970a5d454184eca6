#include <algorithm>
#include <deque>

#include "generate/makers.hpp"

namespace deduku::generate {
namespace {

class Tests : public lanes::Stream {
  public:
    Tests(const std::vector<std::unique_ptr<Maker>>& makers, Meter& meter)
        : makers_(makers), meter_(meter), kinds_(makers.size()), seen_(makers.size()) {
        for (std::size_t i = 0; i < makers.size(); ++i) ready_.push_back(i);
    }

    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        MaskRow position;
        while (!ready_.empty()) {
            const std::size_t number = ready_.front();
            ready_.pop_front();
            if (!makers_[number]->ask(position, kinds_[number])) continue;
            seen_[number] = 0;
            if (!meter_.spend()) return false;
            std::copy(position.begin(), position.end(), cells);
            tag = number;
            return true;
        }
        return false;
    }

    bool solution(std::uint64_t tag, const NineGrid& digits) override {
        const auto number = static_cast<std::size_t>(tag);
        if (kinds_[number] == Test::each) return makers_[number]->see(digits);
        return kinds_[number] == Test::only && ++seen_[number] < 2;
    }

    void done(std::uint64_t tag, const lanes::SearchOutcome& outcome) override {
        const auto number = static_cast<std::size_t>(tag);
        makers_[number]->hear(kinds_[number] == Test::only ? outcome.count == 1 : outcome.count > 0, outcome.first);
        ready_.push_back(number);
    }

    bool all_done() const { return ready_.empty() || meter_.exhausted(); }

  private:
    const std::vector<std::unique_ptr<Maker>>& makers_;
    Meter& meter_;
    std::vector<Test> kinds_;
    std::vector<int> seen_;  // solutions of the test, of `only`
    std::deque<std::size_t> ready_;
};

}  // namespace

bool run(lanes::Engine& engine, const std::vector<std::unique_ptr<Maker>>& makers, Meter& meter) {
    Tests tests(makers, meter);
    lanes::SearchGoal wanted;
    wanted.limit = unlimited;
    wanted.each = true;
    wanted.share = false;
    // The engine requests nothing if all makers wait for answers, which is rare before the end.
    while (!tests.all_done()) engine.run(tests, wanted);
    return !meter.exhausted();
}

}  // namespace deduku::generate
