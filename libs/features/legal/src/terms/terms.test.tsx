import * as domain from '@portal/domain';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, textOf } from '../testing/text-of';
import { Component as TermsScreen } from './terms.screen';

/** The same rules, in records that a test may change. */
vi.mock('@portal/domain', async (original) => {
  const rules = await original<typeof domain>();
  const copy = <Rules extends object>(table: Rules) => structuredClone(table);
  return {
    ...rules,
    limits: copy(rules.limits),
    conduct: copy(rules.conduct),
    entryAges: copy(rules.entryAges),
    mostLives: copy(rules.mostLives),
    childCoverEnds: copy(rules.childCoverEnds),
  };
});

/** Typed by hand from docs/domain/conduct.md#r8-5. */
const headings = [
  'About us and licence',
  'Who may use the portal',
  'Your policy number and PIN',
  'Your cover, waiting periods, exclusions',
  'Premiums, grace period, lapse, reinstatement',
  'Changes, approvals, cooling-off',
  'Beneficiaries',
  'Claims',
  'Debit orders',
  'Privacy (POPIA) and PAIA',
  'Complaints',
  'General',
];

describe('the terms and conditions', () => {
  it('have the twelve chapters that the rules name, in their order', () => {
    const found = [...pageOf(TermsScreen).querySelectorAll('h2[id][tabindex="-1"]')];
    expect(found.map(({ textContent }) => textContent)).toEqual(
      headings.map((title, place) => `${place + 1}. ${title}`),
    );
  });

  it('lead to each of them from the contents', () => {
    const page = pageOf(TermsScreen);
    const links = [...page.querySelectorAll<HTMLAnchorElement>('nav ol a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(headings);
    for (const link of links) {
      expect(page.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(link.textContent);
    }
  });

  it('say which wording they are, and from when it holds', () => {
    expect(textOf(TermsScreen)).toMatch(/Version \d+\.\d+, in force from \d+ [A-Z][a-z]+ \d{4}/);
  });

  it('hold the sentences of the rules word for word', () => {
    expect(textOf(TermsScreen)).toContain(domain.payoutSentence);
    expect(textOf(TermsScreen)).toContain(domain.cancellationSentence);
    expect(textOf(TermsScreen, { contact: { phone: '011 555 0000' } })).toContain(
      'To cancel your policy, call 011 555 0000.',
    );
  });
});

const { limits, conduct, entryAges, mostLives, childCoverEnds } = domain;
/** Each table of the rules that the terms explain, and what of it they leave out. */
const tables: { name: string; table: Record<string, unknown>; without?: string[] }[] = [
  // No review of premiums is promised while nobody does one; the ceiling is the law's, our own notice comes sooner; what a
  // supplementary benefit gives is in its own text; the yearly question is a service and no term.
  {
    name: 'limits',
    table: limits,
    without: [
      'PREMIUM_REVIEW_NOTICE_DAYS',
      'UNPAID_NOTICE_CEILING_DAYS',
      'PREMIUM_WAIVER_MONTHS',
      'CONFIRMATION_MONTHS',
    ],
  },
  { name: 'conduct', table: conduct, without: ['FAIS_OMBUD_MONTHS', 'FAIS_OMBUD_MOST'] },
  { name: 'entryAges.mainMember', table: entryAges.mainMember },
  { name: 'entryAges.spouse', table: entryAges.spouse },
  { name: 'entryAges.extendedMember', table: entryAges.extendedMember, without: ['youngest'] },
  { name: 'entryAges.beneficiary', table: entryAges.beneficiary, without: ['oldest'] },
  { name: 'mostLives', table: mostLives },
  { name: 'childCoverEnds', table: childCoverEnds },
];
const rows = tables.flatMap(({ name, table, without = [] }) =>
  Object.keys(table)
    .filter((key) => !without.includes(key))
    .map((key) => ({ rule: `${name}.${key}`, table, key })),
);

describe('no number of the rules is typed again', () => {
  it.each(rows)('a change of $rule changes the text', ({ table, key }) => {
    const before = table[key];
    expect(textOf(TermsScreen).includes('987')).toBe(false);
    table[key] = 987;
    const changed = textOf(TermsScreen);
    table[key] = before;
    expect(/\b987\b/.test(changed)).toBe(true);
  });
});
