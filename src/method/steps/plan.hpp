// An order ready to run: its groups as rows of the table, and the plan inside its P.
//
//   {B2:H1}P4(T1H1)   groups {{{B2}, {H1}}}    inner: groups {{{T1}}, {{H1}}}, girth 4
#pragma once

#include <vector>

#include "method/steps/order.hpp"

namespace deduku::steps {

struct OrderPlan {
    std::vector<Moves> groups;
    std::vector<OrderPlan> inner;  ///< none or one
    int girth = 0;                 ///< maximal number of iterations of `inner` in a proposition; 0 = no limit

    explicit OrderPlan(const Order& order) : groups(expanded(order)), girth(order.girth) {
        for (const Order& nested : order.inner) inner.emplace_back(nested);
    }
};

}  // namespace deduku::steps
