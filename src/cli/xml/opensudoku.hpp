// OpenSudoku, the game for Android: XML with folders of games.
//
//   <opensudoku version="2"><folder name="Easy"><game data="530070000.." note="first"/> ..</folder></opensudoku>
//
// data is 81 digits, 0 for blank; or "version: 1" followed by value|notes|editable| for each cell. Later versions have
// notes as bits, version 3 and later corner and centre notes. Editable values are the player's state.
#pragma once

#include "formats/formats.hpp"

namespace deduku::xml {

/// The rows of formats::all(), then this reader.
[[nodiscard]] const reading::MoreFormats& all_and_xml();

}  // namespace deduku::xml
