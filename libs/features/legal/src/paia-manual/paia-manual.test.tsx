import { expect, it } from 'vitest';
import { pageOf, textOf } from '../testing/text-of';
import { Component as PaiaManualScreen } from './paia-manual.screen';

const manual = 'Our manual in terms of section 51 of the Promotion of Access to Information Act 2 of 2000 is available';

it('says where the manual is, with a link', () => {
  const config = { legal: { paiaManualLink: 'https://insurer.example/paia.pdf' } };
  expect(textOf(PaiaManualScreen, config)).toContain(`${manual} at insurer.example/paia.pdf.`);
  expect(pageOf(PaiaManualScreen, config).querySelector('a[href="https://insurer.example/paia.pdf"]')).not.toBeNull();
});

it('says whom to ask where there is no link: the information officer, else us', () => {
  expect(textOf(PaiaManualScreen, { legal: { informationOfficerEmail: 'io@insurer.example' } })).toContain(
    `${manual} on request. Write to io@insurer.example.`,
  );
  expect(textOf(PaiaManualScreen, { contact: { email: 'us@insurer.example' } })).toContain(
    'Write to us@insurer.example.',
  );
});
