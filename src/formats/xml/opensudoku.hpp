// OpenSudoku, the game for Android: XML with folders of games.
//
//   <opensudoku version="2"><folder name="Easy"><game data="530070000.." note="first"/> ..</folder></opensudoku>
//
// data is 81 digits, 0 for blank; or "version: 1" and below it value|notes|editable| for each cell, where later
// versions have notes as bits, and from 3 on notes in corners and in the middle. What is editable is the state of a
// player.
#pragma once

#include "formats/formats.hpp"

namespace deduku::formats {

/// The rows of formats::all(), then this reader.
[[nodiscard]] const reading::MoreFormats& all_and_xml();

}  // namespace deduku::formats
