import { expect, it } from 'vitest';
import { fontFiles } from '../testing/font-files';
import { readFonts } from './fonts';

const fonts = readFonts(await fontFiles());

it('both weights have the same letters', () => {
  expect(fonts.semiBold.characterSet).toEqual(fonts.regular.characterSet);
});

it.each(Object.entries(fonts))('in %s every glyph stands for one letter', (_weight, font) => {
  const letters = new Map<number, number>();
  for (const codePoint of font.characterSet) {
    const { id, codePoints } = font.glyphForCodePoint(codePoint);
    expect(codePoints).toEqual([codePoint]);
    expect(letters.get(id), `another letter for glyph ${id}`).toBeUndefined();
    letters.set(id, codePoint);
  }
});
