// What follows in the branches of a Split, as arrows: A1=2 kills B1=2, so B1=5 is the last of its cell.
//
//   A1=2 - - > B1=2     kills               A1=2 ----> B1=5     B1=5 is what is left where A1=2 killed
#pragma once

#include "render/svg/scene.hpp"

namespace deduku::svg {

/// Adds links and letters of the closed branches to a scene of the position before the Split; and of open ones, if all
/// branches are chains: one candidate each, and few steps of one base sector. Steps that are not singles have no arrow:
/// the picture shows what they remove by none of them.
void add_links(Scene& scene, const Split& split);

}  // namespace deduku::svg
