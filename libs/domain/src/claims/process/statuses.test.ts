import { describe, expect, it } from 'vitest';
import { codesOf } from '../../code-lists/code-list';
import { claimStatuses, deathReportStatuses, type PayoutStatus, payoutStatuses } from '../../code-lists/claims';
import { fail, ok, type Result } from '../../base/result';
import { checkClaimStep, claimMayBecome, isOpenClaim } from './claim-status';
import { checkDeathReportStep } from './death-report-status';
import { checkPayoutStep, isEverythingPaid, wasSent } from './payout-status';

/** The steps of the tables that are allowed, as they are written there. */
const stepsThat = <Status extends string>(
  all: readonly Status[],
  check: (from: Status, to: Status) => Result<Status>,
) => all.map((from) => [from, all.filter((to) => check(from, to).success)]);

/** Typed by hand from docs/domain/claims.md#c2-5. */
const ofClaim = [
  ['REPORTED', ['IN_ASSESSMENT', 'WITHDRAWN', 'DORMANT', 'VOID']],
  ['IN_ASSESSMENT', ['REPORTED', 'DISPUTED', 'APPROVED', 'REPUDIATED', 'WITHDRAWN', 'VOID']],
  ['DISPUTED', ['APPROVED', 'REPUDIATED', 'WITHDRAWN', 'VOID']],
  ['APPROVED', ['IN_ASSESSMENT', 'PAID']],
  ['PAID', ['IN_ASSESSMENT']],
  ['REPUDIATED', ['IN_ASSESSMENT']],
  ['WITHDRAWN', ['REPORTED']],
  ['DORMANT', ['REPORTED']],
  ['VOID', []],
];

/** Typed by hand from docs/domain/claims.md#c6-3; CANCELLED: a claim that is recalled before SENT. */
const ofPayout = [
  ['WAITING_FOR_ACCOUNT', ['READY', 'CANCELLED']],
  ['SCHEDULED', ['READY', 'CANCELLED']],
  ['READY', ['WAITING_FOR_ACCOUNT', 'SENT', 'CANCELLED']],
  ['SENT', ['PAID', 'FAILED']],
  ['PAID', ['RETURNED']],
  ['FAILED', ['WAITING_FOR_ACCOUNT']],
  ['RETURNED', ['WAITING_FOR_ACCOUNT']],
  ['CANCELLED', []],
];

const ofReport = [
  ['RECEIVED', ['LINKED', 'UNLINKED', 'NO_MATCH', 'CLOSED']],
  ['LINKED', ['REFUTED']],
  ['UNLINKED', ['LINKED', 'REFUTED', 'CLOSED']],
  ['NO_MATCH', ['LINKED', 'CLOSED']],
  ['REFUTED', []],
  ['CLOSED', []],
];

it('takes a claim through the published steps and no other', () => {
  expect(stepsThat(codesOf(claimStatuses), checkClaimStep)).toEqual(ofClaim);
});

it('says of two statuses of a claim what it does to them', () => {
  const statuses = codesOf(claimStatuses);
  const allowed = statuses.map((from) => [from, statuses.filter((to) => claimMayBecome(from, to))]);
  expect(allowed).toEqual(ofClaim);
});

it('leaves a claim open until it is paid, refused or closed', () => {
  expect(codesOf(claimStatuses).filter(isOpenClaim)).toEqual(['REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED']);
});

it('takes a payout through the published steps and no other', () => {
  expect(stepsThat(codesOf(payoutStatuses), checkPayoutStep)).toEqual(ofPayout);
});

it('takes a report of a death through its steps and no other', () => {
  expect(stepsThat(codesOf(deathReportStatuses), checkDeathReportStep)).toEqual(ofReport);
});

it.each([
  { step: checkClaimStep('REPORTED', 'DORMANT'), gives: ok('DORMANT') },
  {
    step: checkClaimStep('PAID', 'WITHDRAWN'),
    gives: fail('This is not possible while the status of the claim is "Paid".', 'INVALID_STATUS'),
  },
  {
    step: checkPayoutStep('SENT', 'READY'),
    gives: fail('This is not possible while the status of the payment is "With the bank".', 'INVALID_STATUS'),
  },
  {
    step: checkDeathReportStep('CLOSED', 'LINKED'),
    gives: fail('This is not possible while the status of the report is "Closed".', 'INVALID_STATUS'),
  },
])('gives the next status, or says which one stands against it: $gives', ({ step, gives }) => {
  expect(step).toEqual(gives);
});

describe('a payout', () => {
  it('was sent once the bank had it in hand, whatever became of it', () => {
    expect(codesOf(payoutStatuses).filter(wasSent)).toEqual(['SENT', 'PAID', 'FAILED', 'RETURNED']);
  });

  it.each<[PayoutStatus[], boolean]>([
    [['PAID'], true],
    [['PAID', 'PAID', 'SCHEDULED'], true],
    [['PAID', 'CANCELLED'], true],
    [['PAID', 'WAITING_FOR_ACCOUNT'], false],
    [['PAID', 'SENT'], false],
    [['PAID', 'RETURNED'], false],
    [['SCHEDULED'], false],
    [[], false],
  ])('beside others: %j makes the claim paid: %s', (statuses, isPaid) => {
    expect(isEverythingPaid(statuses)).toBe(isPaid);
  });
});
