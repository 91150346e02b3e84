import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DocumentContent } from '../content';
import { fontFiles } from '../testing/font-files';
import { askPoppler, hasPoppler } from '../testing/poppler';
import { readPdf } from '../testing/read-pdf';
import { readFonts } from './fonts';
import { renderPdf } from './render-pdf';

const fonts = readFonts(await fontFiles());
/** A page with this name wherever a name may stand. */
function documentOf(name: string) {
  const content: DocumentContent = {
    title: 'Policy schedule',
    lead: [name],
    foot: 'Ubuntu',
    issuer: 'Ubuntu',
    issuedAt: new Date(0),
    sections: [
      {
        heading: 'People',
        parts: [
          { kind: 'text', text: `Of the cover of ${name}, more.` },
          { kind: 'details', rows: [['Policyholder', name]] },
          {
            kind: 'table',
            columns: [
              { heading: 'Name', holds: 'name' },
              { heading: 'As', holds: 'words' },
            ],
            rows: [[name, '']],
          },
        ],
      },
    ],
  };
  return renderPdf(content, fonts);
}

const withoutSpaces = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}]/gu, '');
const forbidden = /\/(JavaScript|JS|AA|OpenAction|Launch|URI|SubmitForm|GoToR|EmbeddedFile)\b/;

/** Letters that the font has, of one alphabet: a name is written in one. */
const lettersOf = (script: RegExp) =>
  Array.from({ length: 0x2c00 }, (_, codePoint) => codePoint)
    .filter((codePoint) => script.test(String.fromCodePoint(codePoint)))
    .filter((codePoint) => fonts.regular.hasGlyphForCodePoint(codePoint))
    .map((codePoint) => String.fromCodePoint(codePoint));
const alphabets = [/[\p{Script=Latin}&&\p{L}]/v, /[\p{Script=Greek}&&\p{L}]/v, /[\p{Script=Cyrillic}&&\p{L}]/v];
const signs = [...' \'-()[]<>{}%/\\#&.,;:"$0129', '\u0301', '\u0323', '\u032d'];

it('a name in Latin, Greek or Cyrillic letters can be read back as it was, whatever signs are in it', async () => {
  const name = fc
    .constantFrom(...alphabets.map(lettersOf))
    .chain((letters) => fc.array(fc.constantFrom(...letters, ...signs), { minLength: 1, maxLength: 300 }))
    .map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(name, async (Surname) => {
      const { text, source } = readPdf(await documentOf(`Thandi ${Surname}`));
      expect(text.normalize('NFC')).toContain(withoutSpaces(`Thandi${Surname}`));
      expect(source).not.toMatch(forbidden);
    }),
    { numRuns: 100 },
  );
});

it('a name in any letters at all is not lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), async (Surname) => {
      const { text } = readPdf(await documentOf(`Thandi ${Surname}`));
      expect(text.normalize('NFC')).toContain(withoutSpaces(`Thandi${Surname}`));
    }),
    { numRuns: 100 },
  );
});

it.each([
  { name: 'דוד בן-גוריון', why: 'Hebrew, from right to left' },
  { name: 'محمد عبد الله', why: 'Arabic, letters that join' },
  { name: 'ተስፋዬ', why: 'Ethiopic' },
  { name: 'அருண்', why: 'Tamil' },
  { name: 'अमित कुमार', why: 'Devanagari, signs that change places' },
  { name: '王小明', why: 'Chinese' },
  { name: 'Thandi 😀👨‍👩‍👧🇿🇦', why: 'pictures of several code points' },
  { name: 'Tha\u202endi\u200b\u0000', why: 'signs that turn or hide' },
  { name: '\ud800', why: 'half a character' },
  { name: ') Tj /JavaScript (app.alert(1)) [', why: 'the language of the file' },
  { name: 'Ж'.repeat(300), why: '300 letters without a space' },
])('$why: kept, and nothing of it runs', async ({ name }) => {
  const bytes = await documentOf(`Thandi ${name}`);
  const { text, source } = readPdf(bytes);
  expect(text.normalize('NFC')).toContain(withoutSpaces(`Thandi${name.replace('\ud800', '\ufffd')}`));
  expect(source.replace('/JavaScript (app', '')).not.toMatch(forbidden);
  if (!hasPoppler) return;
  const { about, warnings } = askPoppler(bytes);
  expect(about).toMatch(/JavaScript: +no/);
  expect(warnings).toBe('');
});

it('a letter is the same letter in every document, also after it was a part of another', async () => {
  await documentOf('Thandi ᾳᾴή');
  expect(readPdf(await documentOf('Thandi αη')).text).toContain('Thandiαη');
  expect(readPdf(await documentOf('Ọlá ọAo')).text).toContain('ỌláọAo');
});

it.runIf(hasPoppler)('a second reader gives the same words', async () => {
  for (const name of ['Ṱhabelo-Ņēme', 'Παπαδόπουλος', 'Щербакова', "O'Neill (jr) [2]"]) {
    expect(askPoppler(await documentOf(`Thandi ${name}`)).text).toContain(withoutSpaces(`Thandi${name}`));
  }
});

it('explains the words in square brackets, and only where there are some', async () => {
  expect(readPdf(await documentOf('Thandi דוד')).text).toContain('Wordsinsquarebrackets');
  expect(readPdf(await documentOf('Thandi [Nkosi]')).text).not.toContain('Wordsinsquarebrackets');
});
