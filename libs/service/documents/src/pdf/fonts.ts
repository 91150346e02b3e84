import { create, type Font } from './kit';

/** The files of the two weights that documents are written in. */
export interface FontFiles {
  regular: Uint8Array;
  semiBold: Uint8Array;
}

/** The two weights, read once: reading them costs more than a page. */
export interface Fonts {
  regular: Font;
  semiBold: Font;
}

export const readFonts = ({ regular, semiBold }: FontFiles): Fonts => ({
  regular: readFont(regular),
  semiBold: readFont(semiBold),
});

/** In other scripts a letter needs its neighbours to find its form. */
const oneByOne = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Else the font would write ọ as an o and a dot, and f and i as one sign, and the one would be read back as the other. */
const apart = { ccmp: false, liga: false };

/** A font whose glyphs always tell which letters they are, in every document that is written with it. */
function readFont(file: Uint8Array): Font {
  const font = create(file);
  // A glyph keeps the letter it was first asked for. As a part of another letter it would be asked for without one, and then
  // be nameless in every document after.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => layout(text, features ?? (oneByOne.test(text) ? apart : undefined));
  return font;
}
