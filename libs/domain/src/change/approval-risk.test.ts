import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RiskFacts, riskOf } from './approval-risk';
import { actionTypes, codesOf } from '../index';

/** An older child joins a plain policy: nothing speaks against it. */
const plain: RiskFacts = {
  actionType: 'ADD_CHILD',
  changedFields: ['First_Name', 'Id_Number'],
  premiumBefore: 189,
  premiumAfter: 189,
  coverBefore: 0,
  coverAfter: 10_000,
  isAccountVerified: null,
  documentsMissing: 0,
  isInGrace: false,
  isRuleOverridden: false,
  requestedOn: '2026-11-20',
  inceptionDate: '2024-03-01',
  recentChanges: 0,
};
const bank = { actionType: 'UPDATE_BANKING_DETAILS', coverAfter: 0, changedFields: ['Account_Number'] } as const;

describe('the risk of approving a change', () => {
  it.each<[why: string, more: Partial<RiskFacts>, level: string, reasons: string[]]>([
    ['nothing speaks against it', {}, 'LOW', []],
    ['the same premium', { premiumAfter: 189 }, 'LOW', []],
    ['a lower premium', { premiumAfter: 20 }, 'LOW', []],
    ['R 47 more is little', { premiumAfter: 236 }, 'LOW', []],
    ['R 48 more is above a quarter', { premiumAfter: 237 }, 'MEDIUM', ['The premium goes up by R 48 a month (25%)']],
    [
      'R 51 more on a big premium',
      { premiumBefore: 900, premiumAfter: 951 },
      'MEDIUM',
      ['The premium goes up by R 51 a month (6%)'],
    ],
    [
      'R 201 more on a big premium',
      { premiumBefore: 900, premiumAfter: 1101 },
      'HIGH',
      ['The premium goes up by R 201 a month (22%)'],
    ],
    ['more than twice as much', { premiumAfter: 380 }, 'HIGH', ['The premium goes up by R 191 a month (101%)']],
    ['R 30 000 more cover', { coverAfter: 30_000 }, 'LOW', []],
    ['R 35 000 more cover', { coverAfter: 35_000 }, 'MEDIUM', ['Cover goes up by R 35 000']],
    ['R 75 000 more cover', { coverBefore: 25_000, coverAfter: 100_000 }, 'HIGH', ['Cover goes up by R 75 000']],
    ['R 50 000 less cover', { coverBefore: 50_000, coverAfter: 0 }, 'MEDIUM', ['Cover goes down by R 50 000']],
    ['a document is missing', { documentsMissing: 1 }, 'MEDIUM', ['1 document is missing']],
    ['documents are missing', { documentsMissing: 2 }, 'MEDIUM', ['2 documents are missing']],
    [
      'a day before it is six months old',
      { inceptionDate: '2026-05-21' },
      'MEDIUM',
      ['The policy is younger than 6 months'],
    ],
    ['six months old today', { inceptionDate: '2026-05-20' }, 'LOW', []],
    ['a rule overridden', { isRuleOverridden: true }, 'HIGH', ['A rule about age or birth date was overridden']],
    ['in grace', { isInGrace: true }, 'MEDIUM', ['The policy is in grace: a premium is unpaid']],
    ['one recent change', { recentChanges: 1 }, 'LOW', []],
    [
      'several recent changes',
      { recentChanges: 3 },
      'HIGH',
      ['Bank account or cellphone number changed 3 times in 90 days'],
    ],
    [
      'a new number for a phone that is lost',
      { actionType: 'UPDATE_CELL_NUMBER', changedFields: ['Cell_Number'], coverAfter: 0 },
      'HIGH',
      ['The cellphone number changes without a PIN to the old number'],
    ],
    [
      'another ID number of the policyholder',
      { actionType: 'UPDATE_IDENTITY', changedFields: ['Id_Number', 'Surname'], coverAfter: 0 },
      'HIGH',
      ['The ID number or birth date of the policyholder changes'],
    ],
    [
      'another title of the policyholder',
      { actionType: 'UPDATE_IDENTITY', changedFields: ['Title'], coverAfter: 0 },
      'MEDIUM',
      ['The name of the policyholder changes'],
    ],
    [
      'another birth date of a child',
      { actionType: 'UPDATE_CHILD', changedFields: ['Date_Of_Birth'], coverBefore: 10_000 },
      'MEDIUM',
      ['The ID number or birth date of this person changes'],
    ],
    [
      'another surname of a spouse',
      { actionType: 'UPDATE_SPOUSE', changedFields: ['Surname'], coverBefore: 10_000 },
      'MEDIUM',
      ['The name of this person changes'],
    ],
    ['a student', { actionType: 'UPDATE_CHILD', changedFields: ['Is_Student'], coverBefore: 10_000 }, 'LOW', []],
    [
      'an account that the bank confirmed',
      { ...bank, isAccountVerified: true },
      'MEDIUM',
      ['Premiums will come from other banking details'],
    ],
    [
      'an account that the bank did not confirm',
      { ...bank, isAccountVerified: false },
      'HIGH',
      ['The bank has not confirmed the account'],
    ],
    [
      'another beneficiary',
      { actionType: 'UPDATE_BENEFICIARY', changedFields: ['Benefit_Share'], coverAfter: 0 },
      'MEDIUM',
      ['Who is paid changes'],
    ],
    [
      'a new policy, which is young by nature',
      { actionType: 'ADD_POLICY', premiumBefore: null, inceptionDate: '2026-12-01' },
      'MEDIUM',
      ['A new policy with cover of R 10 000'],
    ],
  ])('%s', (_, more, level, reasons) => {
    const risk = riskOf({ ...plain, ...more });
    expect({ ...risk, reasons: risk.reasons.map((reason) => reason.replaceAll('\u00a0', ' ')) }).toEqual({
      level,
      reasons,
    });
  });

  it('names the gravest reason first', () => {
    const { level, reasons } = riskOf({ ...plain, documentsMissing: 1, recentChanges: 2, isInGrace: true });
    expect(level).toBe('HIGH');
    expect(reasons).toEqual([
      'Bank account or cellphone number changed 2 times in 90 days',
      '1 document is missing',
      'The policy is in grace: a premium is unpaid',
    ]);
  });

  it('is low exactly when there is no reason, whatever the facts', () => {
    const facts = fc.record<RiskFacts>({
      actionType: fc.constantFrom(...codesOf(actionTypes)),
      changedFields: fc.subarray(['Title', 'Id_Number', 'Email_Address']),
      premiumBefore: fc.option(fc.nat(2000)),
      premiumAfter: fc.option(fc.nat(2000)),
      coverBefore: fc.nat(100_000),
      coverAfter: fc.nat(100_000),
      isAccountVerified: fc.option(fc.boolean()),
      documentsMissing: fc.nat(3),
      requestedOn: fc.constantFrom('2026-11-20', '2024-03-02'),
      inceptionDate: fc.constant('2024-03-01'),
      isInGrace: fc.boolean(),
      isRuleOverridden: fc.boolean(),
      recentChanges: fc.nat(4),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const { level, reasons } = riskOf(given);
        expect(level === 'LOW').toBe(reasons.length === 0);
        expect(new Set(reasons).size).toBe(reasons.length);
      }),
    );
  });
});
