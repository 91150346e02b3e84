/** As much of pdfkit as is used here: the package brings no types of its own. */
declare module 'pdfkit' {
  type FontSource = import('fontkit').Font;
  interface StructureElement {
    add(child: StructureElement): StructureElement;
    end(): void;
  }
  interface Page {
    width: number;
    height: number;
    margins: { bottom: number; left: number; right: number };
  }
  export default class PDFDocument {
    constructor(options: object);
    x: number;
    y: number;
    page: Page;
    registerFont(name: string, font: FontSource): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, options?: object): this;
    text(text: string, x: number, y: number, options?: object): this;
    moveDown(lines?: number): this;
    addPage(): this;
    struct(type: string, children?: () => void): StructureElement;
    struct(
      type: string,
      options: { scope?: string; alt?: string; bbox?: number[] },
      children: () => void,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    save(): this;
    restore(): this;
    transform(...matrix: [number, number, number, number, number, number]): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(d: string): this;
    circle(x: number, y: number, radius: number): this;
    ellipse(x: number, y: number, across: number, down: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    lineCap(style: 'butt' | 'round'): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    lineWidth(points: number): this;
    strokeColor(color: string): this;
    stroke(): this;
    widthOfString(text: string): number;
    currentLineHeight(withGap: boolean): number;
    heightOfString(text: string, options?: object): number;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    markContent(tag: string, options?: object): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: import('pdfkit').default): Promise<Uint8Array>;
}

declare module 'fontkit' {
  interface Glyph {
    id: number;
    codePoints: number[];
  }
  export interface Font {
    /** Every code point that has a glyph. */
    characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features?: Record<string, boolean>): { glyphs: Glyph[] };
  }
  export function create(bytes: Uint8Array): Font;
}
