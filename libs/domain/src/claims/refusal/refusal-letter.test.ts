import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears } from '../../base/plain-date';
import { claimLimits } from '../process/claim-limits';
import { refusalLetter, type RefusalLetterFacts, refusalLetterParts } from './refusal-letter';

const facts: RefusalLetterFacts = {
  reference: 'CL-7K3M-Q2XR',
  name: 'Thandi Nkosi',
  dateOfDeath: '2026-10-31',
  date: '2026-11-20',
  reason: { code: 'WAITING_PERIOD', naturalFrom: '2026-11-01' },
  clause: 'For natural causes cover starts after six months.',
  documents: ['Death certificate (or, until you have it, DHA-1663 and BI-1680)', 'DHA-1663, all pages'],
  phone: '086 000 7580',
  ombud: { name: 'National Financial Ombud Scheme', phone: '0860 800 900', website: 'www.nfosa.co.za' },
  premiumRefund: 318,
};
const written = (more: Partial<RefusalLetterFacts> = {}) => {
  const letter = refusalLetter({ ...facts, ...more });
  if (!letter.success) throw new Error(letter.message);
  return letter.value;
};

it('is written in the order in which it is read, with its dates', () => {
  const { parts, disagreeUntil, courtUntil } = written();
  expect(parts.map(({ part }) => part)).toEqual([...refusalLetterParts]);
  const read = parts.flatMap(({ heading, paragraphs }) => [
    ...(heading === null ? [] : [`# ${heading}`]),
    ...paragraphs,
  ]);
  expect(read.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Thandi Nkosi.',
    '# Why',
    'Thandi Nkosi died of natural causes on 31 October 2026. For natural causes the cover starts on 1 November 2026.',
    'The policy says: “For natural causes cover starts after six months.”',
    'We relied on: Death certificate; DHA-1663, all pages.',
    '# What could change this',
    'Proof of an accident; proof of earlier cover with another insurer',
    '# If you do not agree',
    'Tell us why within 90 days, until 18 February 2027. Somebody else looks at it and answers within 45 days. You need no lawyer. Call 086 000 7580, write here, or come in.',
    'You can also go to the National Financial Ombud Scheme, free of charge: 0860 800 900, www.nfosa.co.za. While they look at it, time stands still.',
    'You can go to court. You have three years from 20 November 2026.',
    '# Premiums',
    'We pay back R 318 of premiums.',
  ]);
  expect({ disagreeUntil, courtUntil }).toEqual({ disagreeUntil: '2027-02-18', courtUntil: '2029-11-20' });
});

it('says three years as the rules have them', () => {
  expect(claimLimits.COURT_YEARS).toBe(3);
});

it('says so where nothing would change it and nothing is paid back', () => {
  const { parts } = written({ reason: { code: 'STILLBORN_COUNT', paid: 2 }, premiumRefund: 0 });
  const paragraphs = parts.flatMap((part) => part.paragraphs);
  expect(paragraphs).toContain('Nothing that we know of. If we have a fact wrong, please tell us.');
  expect(paragraphs).toContain('There are no premiums to pay back.');
});

it('needs no document where none came to prove the death', () => {
  const paragraphs = written({ reason: { code: 'NOT_PROVED' }, documents: [] }).parts.flatMap(
    (part) => part.paragraphs,
  );
  expect(paragraphs).toContain('We received no documents.');
});

describe('a letter that lacks something is not sent', () => {
  const { ombud } = facts;
  it.each<[missing: Partial<RefusalLetterFacts>, part: string]>([
    [{ reference: '' }, 'The claim'],
    [{ name: ' ' }, 'The claim'],
    [{ clause: ' ' }, 'Why'],
    [{ documents: [] }, 'Why'],
    [{ documents: ['Death certificate', ''] }, 'Why'],
    [{ reason: { code: 'FRAUD', fact: '' } }, 'Why'],
    [{ reason: { code: 'COVER_ENDED', ended: '2026-10-20', rule: 'any-cause', reason: '' } }, 'Why'],
    [{ phone: '' }, 'If you do not agree'],
    [{ ombud: { ...ombud, name: '' } }, 'The ombud'],
    [{ ombud: { ...ombud, phone: '' } }, 'The ombud'],
    [{ ombud: { ...ombud, website: '' } }, 'The ombud'],
    [{ premiumRefund: null }, 'Premiums'],
    [{ clause: '', premiumRefund: null }, 'Why, Premiums'],
  ])('%j', (missing, part) => {
    expect(refusalLetter({ ...facts, ...missing })).toEqual({
      success: false,
      message: `The letter is not complete: ${part}.`,
      code: 'LETTER_INCOMPLETE',
    });
  });
});

it('gives the same time from whatever day it is written on, and says it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const date = addDays('2026-01-01', days);
      const letter = written({ date });
      expect(letter.disagreeUntil).toBe(addDays(date, 90));
      expect(letter.courtUntil).toBe(addYears(date, 3));
      expect(
        letter.parts.every(({ paragraphs }) => paragraphs.length > 0 && paragraphs.every((text) => text !== '')),
      ).toBe(true);
    }),
  );
});
