import { type Fonts } from './fonts';
import { type PDFDocument, type StructureElement } from './kit';
import { type Printable, printable } from './printable';

/** Where a text stands and how wide it may be, in points; below the one before where not said. */
interface Place {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  align?: 'right';
}

/** Writes text so that nothing of it is lost, whatever letters the font has. */
export interface Pen {
  readonly pdf: PDFDocument;
  /** What a screen reader is told of hangs below it. */
  readonly root: StructureElement;
  /** Of what is drawn, in the colours of the brand. */
  readonly colour: string;
  write(text: string, place?: Place): void;
  heightOf(text: string, width: number): number;
  /** Whether words in square brackets stand for something that was written. */
  usedStandIns(): boolean;
}

export function createPen(pdf: PDFDocument, root: StructureElement, fonts: Fonts, colour: string): Pen {
  const seen = new Map<string, Printable>();
  let usedStandIns = false;
  const inGlyphs = (text: string): Printable => {
    const known = seen.get(text) ?? printable(text, (codePoint) => fonts.regular.hasGlyphForCodePoint(codePoint));
    seen.set(text, known);
    return known;
  };
  return {
    pdf,
    root,
    colour,
    write(text, { x = pdf.x, y = pdf.y, ...options } = {}) {
      const { shown, actual, hasStandIn } = inGlyphs(text);
      usedStandIns ||= hasStandIn;
      const draw = () => void pdf.text(shown, x, y, options);
      if (actual === null) draw();
      else marked(pdf, actual, draw);
    },
    heightOf(text, width) {
      const { shown } = inGlyphs(text);
      const isOneLine = pdf.widthOfString(shown) <= width; // much cheaper to know than how lines would break
      return isOneLine ? pdf.currentLineHeight(true) : pdf.heightOfString(shown, { width });
    },
    usedStandIns: () => usedStandIns,
  };
}

/**
 * Marks what is drawn with what it stands for. The mark begins and ends in the page's own coordinates, because readers look there
 * for its place; pdfkit draws upside down, so what is inside is turned again. Not across pages.
 */
function marked(pdf: PDFDocument, actual: string, draw: () => void): void {
  upsideDown(pdf, () => {
    pdf.markContent('Span', { actual });
    upsideDown(pdf, draw);
    pdf.endMarkedContent();
  });
}

function upsideDown(pdf: PDFDocument, draw: () => void): void {
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height);
  draw();
  pdf.restore();
}
