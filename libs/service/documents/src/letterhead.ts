/** What stands at the head of every document's first page: whose letter it is, in the colours of the brand. */
export interface Letterhead {
  /** The text of the mark, an SVG image; a mark of other than plain shapes is left out. */
  markSvg: string | null;
  /** Of the name, and of the woven band below it, as `#rrggbb`. */
  nameColour: string;
  bandColour: string;
  /** How the insurer is reached, at the right. */
  contact: readonly string[];
}
