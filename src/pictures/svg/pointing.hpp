// The parts of a board that a scene points at: sectors, cells, links, letters.
//
//   grounds   changed cells, groups, hypotheses      below the lines between cells
//   sectors   base hatched, cover dotted
//   links     arrows and letters                     above the digits
#pragma once

#include <string>

#include "pictures/svg/frame.hpp"
#include "pictures/svg/mark_places.hpp"
#include "pictures/svg/scene.hpp"
#include "pictures/svg/xml.hpp"

namespace deduku::svg {

class Pointing {
  public:
    /// `id` is the prefix of all ids in the picture.
    Pointing(const Scene& scene, const Frame& frame, const MarkPlaces& places, const std::string& id, Xml& xml)
        : scene_(scene), frame_(frame), places_(places), id_(id), xml_(xml) {}

    /// The patterns to which the layers refer.
    void patterns();
    void grounds();
    void sectors();
    /// The words of frames, above the digits.
    void words_of_frames();
    /// Levels of hypotheses and letters of groups.
    void letters();
    void links();

  private:
    struct Extent {
        Point from;
        int width = 0;
        int height = 0;
    };

    Extent extent(Sector sector) const;
    Point letter_corner(Cell cell, int before) const;
    void ground(std::string_view kind, Cell cell);
    void rectangle(const std::string& kind, int x, int y, int width, int height, const std::string& fill = {});
    void nothing_left(Sector sector);
    void framed(Sector sector, const std::string& kind, int inset, const std::string& fill = {});
    void shade(Sector sector, const std::string& kind, int inset);
    void letter_groups();
    void frames();
    void ring_node(const std::vector<Candidate>& node);
    void arrow(const CandidateLink& link);
    void words(const std::string& kind, int x, int y, std::string_view text, int size = 0);

    const Scene& scene_;
    const Frame& frame_;
    const MarkPlaces& places_;
    const std::string& id_;
    Xml& xml_;
    const Geometry& geometry_ = frame_.geometry();
    int side_ = frame_.side();
};

}  // namespace deduku::svg
