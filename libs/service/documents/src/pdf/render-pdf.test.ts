import { describe, expect, it } from 'vitest';
import { claimLetterContent } from '../claims/claim-letter-content';
import { payoutProofContent } from '../claims/payout-proof-content';
import { scheduleContent } from '../schedule/schedule-content';
import { aLetter, aNamedClaim, aPaidPayout } from '../testing/a-claim';
import { aLargePolicy } from '../testing/a-policy';
import { aLetterhead } from '../testing/a-letterhead';
import { anIssuer } from '../testing/an-issuer';
import { everyDocument } from '../testing/documents';
import { fontFiles } from '../testing/font-files';
import { askPoppler, hasPoppler } from '../testing/poppler';
import { readPdf } from '../testing/read-pdf';
import { readFonts } from './fonts';
import { renderPdf } from './render-pdf';

const fonts = readFonts(await fontFiles());
const edition = { version: 3, issuedAt: new Date('2026-11-20T08:00:00Z') };
const content = scheduleContent(aLargePolicy(), anIssuer, edition);
const documents = Object.entries(everyDocument());

describe.each(documents)('the largest %s', (_name, document) => {
  it('is below 60 KB', async () => {
    expect((await renderPdf(document, fonts, aLetterhead)).length).toBeLessThan(60_000);
  });

  it('is tagged for screen readers, in a language, with a title, and runs nothing', async () => {
    const { source } = readPdf(await renderPdf(document, fonts, aLetterhead));
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (en-ZA)');
    expect(source).toContain('/S /H1');
    expect(source.match(/\/S \/H2/g)).toHaveLength(document.sections.length);
    const tables = document.sections.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'table');
    expect(source.match(/\/S \/Table\b/g) ?? []).toHaveLength(tables.length);
    expect(source).not.toMatch(/\/(JavaScript|JS|AA|OpenAction|Launch|URI|Annots|AcroForm|EmbeddedFile)\b/);
  });

  it('has its words as text, in the order in which they are meant', async () => {
    const { text } = readPdf(await renderPdf(document, fonts, aLetterhead));
    let from = 0;
    for (const { heading } of document.sections) {
      const found = text.indexOf(heading.replace(/\s/g, ''), from);
      expect(found, heading).toBeGreaterThanOrEqual(from);
      from = found;
    }
  });

  it.runIf(hasPoppler)('opens in a second reader, which finds nothing wrong', async () => {
    const { about, warnings } = askPoppler(await renderPdf(document, fonts, aLetterhead));
    expect(about).toMatch(/Tagged: +yes/);
    expect(about).toMatch(/JavaScript: +no/);
    expect(warnings).toBe('');
  });
});

it.each([
  { name: 'schedule', pages: 3 },
  { name: 'certificate', pages: 2 },
  { name: 'proof', pages: 1 },
  { name: 'mandate', pages: 2 },
  { name: 'proof of a payout', pages: 2 },
  { name: 'letter', pages: 2 },
  { name: 'file of a claim', pages: 14 },
])('the largest $name has $pages pages', async ({ name, pages }) => {
  const document = everyDocument()[name] ?? content;
  expect(readPdf(await renderPdf(document, fonts, aLetterhead)).pages).toBe(pages);
});

it('a table that goes on has its headings on every page, and one table for a screen reader', async () => {
  const { source, text, pages } = readPdf(await renderPdf(everyDocument()['statement'] ?? content, fonts, aLetterhead));
  expect(text.match(/DateForPaidbyWhatbecameofit/g)).toHaveLength(pages);
  expect(source.match(/\/S \/TR\b/g)).toHaveLength(1 + 120 + 1);
  expect(source.match(/\/S \/TH\b/g)).toHaveLength(6);
});

it('the same edition is the same file, however often it is made', async () => {
  const [one, other] = [await renderPdf(content, fonts, aLetterhead), await renderPdf(content, fonts, aLetterhead)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const later = scheduleContent(aLargePolicy(), anIssuer, { ...edition, version: 4 });
  expect(Buffer.from(one).equals(Buffer.from(await renderPdf(later, fonts, aLetterhead)))).toBe(false);
});

it('begins with the letterhead, once, which a screen reader is not told of', async () => {
  const { text, source } = readPdf(await renderPdf(content, fonts, aLetterhead));
  expect(text.match(/help@example\.co\.za/g)?.length).toBe(
    1 + (readPdf(await renderPdf(content, fonts)).text.match(/help@example\.co\.za/g) ?? []).length,
  );
  expect(source).toContain('/Artifact <<');
});

it('draws the rest of the letterhead where the mark cannot be drawn', async () => {
  const unmarked = await renderPdf(content, fonts, { ...aLetterhead, markSvg: '<svg viewBox="0 0 1 1"><g/></svg>' });
  expect(readPdf(unmarked).text).toContain('UbuntuFuneralCover');
});

it('every letter of the official languages is in the font, and of names from the countries around', () => {
  const letters = 'ḓḽṋṅṱšŠêëéèïîôöûüçÇñãõâáàíóúýøåæßłżęąčřžğışØÅÆŁŽ’-';
  const missing = [...letters].filter((letter) => !fonts.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

it('a proof of one payment of a claim and a usual letter have a page each', async () => {
  const issuedAt = new Date('2026-11-20T08:00:00Z');
  const proven = { claim: aNamedClaim, payee: 'Mulalo Nemavhola-Ṱhabelo', payout: aPaidPayout() };
  const to = 'Ndivhuwo Nemavhola-Ṱhabelo';
  const [proof, letter] = [
    payoutProofContent(proven, anIssuer, { issuedAt }),
    claimLetterContent(aNamedClaim, aLetter(), anIssuer, { to, issuedAt }),
  ];
  expect(readPdf(await renderPdf(proof, fonts, aLetterhead)).pages).toBe(1);
  expect(readPdf(await renderPdf(letter, fonts, aLetterhead)).pages).toBe(1);
});
