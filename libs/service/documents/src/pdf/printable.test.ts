import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fontFiles } from '../testing/font-files';
import { readFonts } from './fonts';
import { printable } from './printable';

const { regular } = readFonts(await fontFiles());
const hasGlyph = (codePoint: number) => regular.hasGlyphForCodePoint(codePoint);
const shown = (text: string) => printable(text, hasGlyph).shown;

it.each([
  { text: 'Ndivhuwo Ṱhabelo', shows: 'Ndivhuwo Ṱhabelo' },
  { text: 'דוד בן-גוריון', shows: '[Hebrew letters]' },
  { text: 'Thandi דוד Nkosi', shows: 'Thandi [Hebrew letters] Nkosi' },
  { text: 'محمد', shows: '[Arabic letters]' },
  { text: 'ተስፋዬ', shows: '[Ethiopic letters]' },
  { text: '王小明', shows: '[Chinese characters]' },
  { text: 'Thandi 👨‍👩‍👧', shows: 'Thandi [picture]' },
  { text: 'ꓢꓵꓢ', shows: '[other letters]' },
  { text: 'दीपक', shows: 'दीपक' },
  { text: 'Tha\u202endi', shows: 'Thandi' },
  { text: '', shows: '' },
])('"$text" is shown as "$shows"', ({ text, shows }) => {
  expect(shown(text)).toBe(shows);
});

it('what is drawn as it is read needs no other words', () => {
  expect(printable('Παπαδόπουλος, Щербакова & R\u00a01\u00a0234,50', hasGlyph).actual).toBeNull();
});

it('whatever is written: all of it can be drawn, and none of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { shown: drawn, actual } = printable(text, hasGlyph);
      expect([...drawn].every((letter) => hasGlyph(letter.codePointAt(0) ?? 0))).toBe(true);
      expect(actual ?? drawn).toBe(text.normalize('NFC').replace(/\p{Cc}/gu, ''));
    }),
  );
});
