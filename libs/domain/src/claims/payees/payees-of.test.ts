import { describe, expect, it } from 'vitest';
import { isForWantOfBeneficiary, type PartInDeath, type PayeeFacts } from './payee';
import { payeesOf } from './payees-of';
import { aBeneficiary } from './testing/a-beneficiary';

const diedOn = '2026-11-10';
const decidedOn = '2026-11-20';
const payees = (
  beneficiaries: PayeeFacts['beneficiaries'],
  mainMember: Partial<PayeeFacts['mainMember']> = {},
  today = decidedOn,
) =>
  payeesOf({ mainMember: { diedOn, partInDeath: 'NONE', ...mainMember }, beneficiaries, decidedOn }, today).map(
    ({ kind, beneficiaryId, share, needs, estateOf }) => [kind, beneficiaryId ?? estateOf, share, needs],
  );
const lerato = aBeneficiary('lerato', 60);
const kabelo = aBeneficiary('kabelo', 40);

describe('when the main member died, there is paid', () => {
  it.each([
    {
      why: 'every beneficiary, in the order of the policy',
      people: [lerato, kabelo],
      gives: [
        ['BENEFICIARY', 'lerato', 60, null],
        ['BENEFICIARY', 'kabelo', 40, null],
      ],
    },
    {
      why: 'nobody whose nomination was withdrawn',
      people: [lerato, aBeneficiary('kabelo', 40, { Beneficiary_Status: 'REMOVED' })],
      gives: [['BENEFICIARY', 'lerato', 60, null]],
    },
    {
      why: 'nobody who died before',
      people: [lerato, aBeneficiary('kabelo', 40, { diedOn: '2026-11-09' })],
      gives: [['BENEFICIARY', 'lerato', 60, null]],
    },
    {
      why: 'nobody who died on the same day',
      people: [lerato, aBeneficiary('kabelo', 40, { diedOn })],
      gives: [['BENEFICIARY', 'lerato', 60, null]],
    },
    {
      why: 'the estate of who died later',
      people: [lerato, aBeneficiary('kabelo', 40, { diedOn: '2026-11-11' })],
      gives: [
        ['BENEFICIARY', 'lerato', 60, null],
        ['ESTATE', 'kabelo', 40, 'EXECUTOR'],
      ],
    },
    {
      why: 'nobody who caused the death unlawfully',
      people: [lerato, aBeneficiary('kabelo', 40, { partInDeath: 'UNLAWFUL' })],
      gives: [['BENEFICIARY', 'lerato', 60, null]],
    },
    {
      why: 'who is charged, but only after the verdict',
      people: [lerato, aBeneficiary('kabelo', 40, { partInDeath: 'CHARGED' })],
      gives: [
        ['BENEFICIARY', 'lerato', 60, null],
        ['BENEFICIARY', 'kabelo', 40, 'VERDICT'],
      ],
    },
    {
      why: 'the estate where there is no beneficiary',
      people: [],
      gives: [['ESTATE', 'MAIN_MEMBER', 100, 'EXECUTOR']],
    },
    {
      why: 'the estate where none is left',
      people: [aBeneficiary('kabelo', 100, { diedOn })],
      gives: [['ESTATE', 'MAIN_MEMBER', 100, 'EXECUTOR']],
    },
  ])('$why', ({ people, gives }) => {
    expect(payees(people)).toEqual(gives);
  });
});

describe('a beneficiary under 18', () => {
  const born = '2008-11-21'; // 18 on 2026-11-21
  const child = (minorPaidInto: 'OWN_ACCOUNT' | 'PARENT_ACCOUNT' | null) => [
    aBeneficiary('zinhle', 100, { Date_Of_Birth: born, minorPaidInto }),
  ];

  it.each([
    { why: 'into an account in the own name', into: 'OWN_ACCOUNT', kind: 'BENEFICIARY', needs: null },
    { why: 'into the account of a parent', into: 'PARENT_ACCOUNT', kind: 'GUARDIAN', needs: null },
    { why: 'not yet where there is neither', into: null, kind: 'BENEFICIARY', needs: 'GUARDIAN' },
  ] as const)('is paid $why', ({ into, kind, needs }) => {
    expect(payees(child(into))).toEqual([[kind, 'zinhle', 100, needs]]);
  });

  it('is paid as everybody else from the 18th birthday', () => {
    expect(payees(child(null), {}, '2026-11-21')).toEqual([['BENEFICIARY', 'zinhle', 100, null]]);
  });

  const younger = [aBeneficiary('zinhle', 100, { Date_Of_Birth: '2019-01-01' })];
  it.each([
    { why: 'waits for 90 days', today: '2027-02-18', gives: ['BENEFICIARY', 'zinhle', 100, 'GUARDIAN'] },
    {
      why: "then has it paid to the Guardian's Fund",
      today: '2027-02-19',
      gives: ['GUARDIANS_FUND', 'zinhle', 100, null],
    },
  ])('without either $why', ({ today, gives }) => {
    expect(payees(younger, {}, today)).toEqual([gives]);
  });
});

describe('when somebody else died, there is paid', () => {
  const whileMainMemberLives = (partInDeath: PartInDeath) => payees([lerato, kabelo], { diedOn: null, partInDeath });

  it.each([
    { why: 'the main member alone', part: 'NONE', gives: ['POLICYHOLDER', null, 100, null] },
    {
      why: 'a main member who is charged, after the verdict',
      part: 'CHARGED',
      gives: ['POLICYHOLDER', null, 100, 'VERDICT'],
    },
    {
      why: 'the estate of that person where the main member caused the death unlawfully',
      part: 'UNLAWFUL',
      gives: ['ESTATE', 'PERSON_WHO_DIED', 100, 'EXECUTOR'],
    },
  ] as const)('$why', ({ part, gives }) => {
    expect(whileMainMemberLives(part)).toEqual([gives]);
  });

  it('the beneficiaries of a main member who died too', () => {
    expect(payees([lerato, kabelo], { diedOn: '2026-11-15' })).toEqual([
      ['BENEFICIARY', 'lerato', 60, null],
      ['BENEFICIARY', 'kabelo', 40, null],
    ]);
  });
});

it.each([
  { why: 'nobody was named', people: [], is: [true] },
  { why: 'whoever was named died first', people: [aBeneficiary('kabelo', 100, { diedOn: '2026-11-09' })], is: [true] },
  { why: 'a beneficiary died later', people: [aBeneficiary('kabelo', 100, { diedOn: '2026-11-11' })], is: [false] },
  {
    why: 'one of two died later',
    people: [lerato, aBeneficiary('kabelo', 40, { diedOn: '2026-11-11' })],
    is: [false, false],
  },
])('an estate is paid for want of a beneficiary, or not, where $why', ({ people, is }) => {
  const paid = payeesOf({ mainMember: { diedOn, partInDeath: 'NONE' }, beneficiaries: people, decidedOn }, decidedOn);
  expect(paid.map(isForWantOfBeneficiary)).toEqual(is);
});
