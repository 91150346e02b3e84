import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/plain-date';
import { codesOf } from '../../code-lists/code-list';
import { causesOfDeath, deceasedKinds } from '../../code-lists/claims';
import { claimFlagKinds, type ClaimFlagKind } from '../../code-lists/claims-work';
import { claimFlags, hasHighFlag } from './claim-flags';
import { type ChangeBeforeClaim, type ClaimFlagFacts } from './flag-facts';

const dateOfDeath = '2026-11-10';
const before = (days: number) => addDays(dateOfDeath, -days);
const quiet: ClaimFlagFacts = {
  lifeKind: 'MAIN_MEMBER',
  dateOfDeath,
  reportedOn: '2026-11-12',
  today: '2026-11-20',
  cause: 'NATURAL',
  coverStarts: ['2022-03-01'],
  naturalFrom: '2022-09-01',
  addedOn: null,
  changes: [],
  arrearsPaidOn: [],
  deathDocumentsOf: [dateOfDeath],
  sameDocument: [],
  sameAccount: [],
  samePerson: [],
  detailsThatDiffer: [],
  dayByRegister: dateOfDeath,
  policiesOnLife: 1,
};
const change = (kind: ChangeBeforeClaim['kind'], days: number, isBySignIn = false): ChangeBeforeClaim => ({
  kind,
  on: before(days),
  isBySignIn,
});

it('finds nothing about a claim like most', () => {
  expect(claimFlags(quiet)).toEqual([]);
});

/** Each row of docs/domain/claims.md#c7-5, at its border and one day beyond it. */
const rows: [facts: Partial<ClaimFlagFacts>, level: string | null, sentence: string | null][] = [
  [
    { coverStarts: [before(30)] },
    'HIGH EARLY_DEATH',
    'Cover, or an increase of it, started on 11 October 2026; the death was 30 days later.',
  ],
  [{ coverStarts: [before(31)] }, 'MEDIUM EARLY_DEATH', null],
  [{ coverStarts: ['2020-01-01', before(182)] }, 'MEDIUM EARLY_DEATH', null],
  [{ coverStarts: [before(183)] }, null, null],
  [{ coverStarts: [before(400), before(-5)] }, null, null],
  [
    { coverStarts: [dateOfDeath] },
    'HIGH EARLY_DEATH',
    'Cover, or an increase of it, started on 10 November 2026; the death was on the same day.',
  ],
  [
    { cause: 'ACCIDENT', naturalFrom: before(-1) },
    'HIGH ACCIDENT_IN_WAITING',
    'An unnatural death in the waiting period, which ends on 11 November 2026.',
  ],
  [{ cause: 'VIOLENCE', naturalFrom: before(-1) }, 'HIGH ACCIDENT_IN_WAITING', null],
  [{ cause: 'ACCIDENT', naturalFrom: dateOfDeath }, null, null],
  [{ cause: 'ACCIDENT', naturalFrom: null }, null, null],
  [{ cause: 'SUICIDE', naturalFrom: before(-1) }, null, null],
  [{ cause: 'NATURAL', naturalFrom: before(-1) }, null, null],
  [
    { changes: [change('BENEFICIARY', 29), change('BENEFICIARY', 80)] },
    'HIGH BENEFICIARY_CHANGED',
    'A beneficiary changed on 12 October 2026; the death was 29 days later.',
  ],
  [{ changes: [change('BENEFICIARY', 30)] }, 'MEDIUM BENEFICIARY_CHANGED', null],
  [{ changes: [change('BENEFICIARY', 89)] }, 'MEDIUM BENEFICIARY_CHANGED', null],
  [{ changes: [change('BENEFICIARY', 90)] }, null, null],
  [
    { changes: [change('BANK', 1)] },
    'HIGH BANK_OR_CELL_CHANGED',
    'The bank account or cellphone number changed on 9 November 2026; the death was 1 day later.',
  ],
  [{ changes: [change('CELL', 29)] }, 'HIGH BANK_OR_CELL_CHANGED', null],
  [{ changes: [change('CELL', 30)] }, null, null],
  [{ changes: [change('OTHER', 2)] }, null, null],
  [
    { changes: [change('OTHER', 0, true), change('BANK', -2, true)] },
    'HIGH CHANGE_AFTER_DEATH',
    'The sign-in of the person who died asked for a change on or after the day of death: 10 November 2026, 12 November 2026.',
  ],
  [{ changes: [change('OTHER', 1, true)] }, null, null],
  [{ changes: [change('BANK', -2, false)] }, null, null],
  [{ lifeKind: 'SPOUSE', changes: [change('BANK', -2, true)] }, null, null],
  [
    { arrearsPaidOn: ['2026-10-01', dateOfDeath] },
    'HIGH PAID_AFTER_DEATH',
    'What was owed was paid on or after the day of death: 10 November 2026.',
  ],
  [{ arrearsPaidOn: [before(1)] }, null, null],
  [{ sameDocument: ['CL-7K3M-Q2XR'] }, 'HIGH SAME_DOCUMENT', 'A document is also on claim CL-7K3M-Q2XR.'],
  [
    { sameAccount: [{ reference: 'CL-7K3M-Q2XR', paidOn: '2024-11-20' }] },
    'HIGH SAME_ACCOUNT',
    'The account was paid for another family on claim CL-7K3M-Q2XR.',
  ],
  [{ sameAccount: [{ reference: 'CL-7K3M-Q2XR', paidOn: '2024-11-19' }] }, null, null],
  [
    { samePerson: ['CL-7K3M-Q2XR', 'CL-7K3M-Q2XS'] },
    'HIGH SAME_PERSON',
    'This person was claimed for before, on claim CL-7K3M-Q2XR, CL-7K3M-Q2XS.',
  ],
  [
    { deathDocumentsOf: [before(1), dateOfDeath] },
    'HIGH DOCUMENT_TOO_EARLY',
    'A document about the death is of 9 November 2026, before the death.',
  ],
  [
    { lifeKind: 'EXTENDED_MEMBER', addedOn: before(182) },
    'MEDIUM LIFE_ADDED_LATE',
    'The person joined the policy on 12 May 2026; the death was 182 days later.',
  ],
  [{ lifeKind: 'EXTENDED_MEMBER', addedOn: before(5) }, 'MEDIUM LIFE_ADDED_LATE', null],
  [{ lifeKind: 'EXTENDED_MEMBER', addedOn: before(183) }, null, null],
  [{ lifeKind: 'CHILD', addedOn: before(5) }, null, null],
  [
    { detailsThatDiffer: ['surname', 'ID number'] },
    'MEDIUM DETAILS_DIFFER',
    'Documents and policy differ: surname, ID number.',
  ],
  [
    { dayByRegister: before(1) },
    'MEDIUM DETAILS_DIFFER',
    'The death register says 9 November 2026, the claim 10 November 2026.',
  ],
  [
    { detailsThatDiffer: ['surname'], dayByRegister: before(-1) },
    'MEDIUM DETAILS_DIFFER',
    'Documents and policy differ: surname. The death register says 11 November 2026, the claim 10 November 2026.',
  ],
  [{ dayByRegister: null }, null, null],
  [{ policiesOnLife: 3 }, 'MEDIUM MANY_POLICIES', 'We have 3 policies on this life.'],
  [{ policiesOnLife: 2 }, null, null],
  [
    { reportedOn: '2027-11-11' },
    'LOW LATE_REPORT',
    'The death was reported on 11 November 2027, more than 12 months after it.',
  ],
  [{ reportedOn: '2027-11-10' }, null, null],
];

it.each(rows)('%j: %s', (facts, found, sentence) => {
  const flags = claimFlags({ ...quiet, ...facts });
  const [kind] = (found?.split(' ') ?? []).slice(1);
  const flag = flags.find((one) => one.kind === kind);
  expect(flag ? `${flag.level} ${flag.kind}` : null).toBe(found);
  if (found === null) expect(flags).toEqual([]);
  if (sentence !== null) expect(flag?.sentence).toBe(sentence);
});

it('has a row for every kind of flag', () => {
  const found = new Set(rows.flatMap(([, found]) => found?.split(' ').slice(1) ?? []));
  expect([...found].sort()).toEqual(codesOf(claimFlagKinds).sort());
});

describe('several flags', () => {
  const facts = {
    ...quiet,
    reportedOn: '2028-01-01',
    policiesOnLife: 4,
    changes: [change('BENEFICIARY', 60)],
    samePerson: ['CL-7K3M-Q2XR'],
  };

  it('stand in the order of their level', () => {
    const kinds: ClaimFlagKind[] = ['SAME_PERSON', 'BENEFICIARY_CHANGED', 'MANY_POLICIES', 'LATE_REPORT'];
    expect(claimFlags(facts).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('ask for an administrator when one of them is high', () => {
    expect(hasHighFlag(claimFlags(facts))).toBe(true);
    expect(hasHighFlag(claimFlags({ ...facts, samePerson: [] }))).toBe(false);
    expect(hasHighFlag([])).toBe(false);
  });
});

it('finds each kind at most once, the gravest first, whatever the facts are', () => {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(dateOfDeath, days));
  const references = fc.subarray(['CL-7K3M-Q2XR', 'CL-7K3M-Q2XS']);
  const facts: fc.Arbitrary<ClaimFlagFacts> = fc.record({
    lifeKind: fc.constantFrom(...codesOf(deceasedKinds)),
    dateOfDeath: fc.constant(dateOfDeath),
    reportedOn: day,
    today: day,
    cause: fc.constantFrom(...codesOf(causesOfDeath)),
    coverStarts: fc.array(day, { maxLength: 3 }),
    naturalFrom: fc.option(day),
    addedOn: fc.option(day),
    changes: fc.array(
      fc.record({
        kind: fc.constantFrom('BENEFICIARY', 'BANK', 'CELL', 'OTHER'),
        on: day,
        isBySignIn: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    arrearsPaidOn: fc.array(day, { maxLength: 2 }),
    deathDocumentsOf: fc.array(day, { maxLength: 2 }),
    sameDocument: references,
    sameAccount: fc.array(fc.record({ reference: fc.constant('CL-7K3M-Q2XR'), paidOn: day }), { maxLength: 2 }),
    samePerson: references,
    detailsThatDiffer: fc.subarray(['surname', 'ID number']),
    dayByRegister: fc.option(day),
    policiesOnLife: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(facts, (any) => {
      const flags = claimFlags(any);
      expect(new Set(flags.map(({ kind }) => kind)).size).toBe(flags.length);
      const levels = flags.map(({ level }) => ['HIGH', 'MEDIUM', 'LOW'].indexOf(level));
      expect(levels).toEqual(levels.toSorted());
      expect(hasHighFlag(flags)).toBe(levels.includes(0));
      expect(flags.every(({ sentence }) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
