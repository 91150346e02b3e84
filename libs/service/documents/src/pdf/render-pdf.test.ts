import { expect, it } from 'vitest';
import { scheduleContent } from '../schedule/schedule-content';
import { aLargePolicy } from '../testing/a-policy';
import { anIssuer } from '../testing/an-issuer';
import { fontFiles } from '../testing/font-files';
import { readFonts } from './fonts';
import { renderPdf } from './render-pdf';

const fonts = readFonts(await fontFiles());
const edition = { version: 3, issuedAt: new Date('2026-11-20T08:00:00Z') };
const content = scheduleContent(aLargePolicy(), anIssuer, edition);
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

it('the schedule of as many people as there may be is below 60 KB and on three pages', async () => {
  const bytes = await renderPdf(content, fonts);
  expect(bytes.length).toBeLessThan(60_000);
  expect(textOf(bytes).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
});

it('is tagged for screen readers, in a language, with a title, and runs nothing', async () => {
  const text = textOf(await renderPdf(content, fonts));
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-ZA)');
  expect(text).toContain('/S /H1');
  expect(text.match(/\/S \/Table\b/g)).toHaveLength(3);
  expect(text).not.toMatch(/\/(JavaScript|OpenAction|Launch|URI)\b/);
});

it('the same edition is the same file, however often it is made', async () => {
  const [one, other] = [await renderPdf(content, fonts), await renderPdf(content, fonts)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const later = scheduleContent(aLargePolicy(), anIssuer, { ...edition, version: 4 });
  expect(Buffer.from(one).equals(Buffer.from(await renderPdf(later, fonts)))).toBe(false);
});

it('every letter of the official languages is in the font, and of names from the countries around', () => {
  const letters = 'ḓḽṋṅṱšŠêëéèïîôöûüçÇñãõâáàíóúýøåæßłżęąčřžğışØÅÆŁŽ’-';
  const missing = [...letters].filter((letter) => !fonts.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});
