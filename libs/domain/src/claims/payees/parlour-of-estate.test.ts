import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../base/money';
import {
  type AskedBy,
  checkParlourOfEstate,
  mostForParlourOfEstate,
  parlourOfEstateSentence,
} from './parlour-of-estate';
import { splitWithParlour } from './split-with-parlour';

describe('of an estate without a beneficiary a parlour is paid', () => {
  /** The estate is paid so much at once. */
  const paidOf = (estate: number, facts: Parameters<typeof mostForParlourOfEstate>[0], deduction = 0) => {
    const lines = [
      { label: 'Cover', amount: estate + deduction },
      ...(deduction > 0 ? [{ label: 'Premium due on 1 November 2026', amount: -deduction }] : []),
    ];
    const own = [{ cents: toCents(estate), lines }];
    const divided = splitWithParlour({ own, parlour: null }, mostForParlourOfEstate(facts));
    return { parlour: fromCents(divided.parlour?.cents ?? 0), estate: fromCents(divided.own[0]?.cents ?? 0) };
  };
  const invoice = (amount: number) => ({ asked: amount, invoiced: amount, paidBefore: 0 });

  it.each([
    { why: 'one cent under the limit', estate: 30_000, ...invoice(19_999.99), parlour: 19_999.99, left: 10_000.01 },
    { why: 'the limit', estate: 30_000, ...invoice(20_000), parlour: 20_000, left: 10_000 },
    { why: 'no cent above the limit', estate: 30_000, ...invoice(20_000.01), parlour: 20_000, left: 10_000 },
    { why: 'the whole share where it is smaller', estate: 3750, ...invoice(9000), parlour: 3750, left: 0 },
    {
      why: 'what the invoice says where that is less than was asked',
      estate: 30_000,
      asked: 14_500,
      invoiced: 12_345.67,
      paidBefore: 0,
      parlour: 12_345.67,
      left: 17_654.33,
    },
    {
      why: 'no more than was asked for',
      estate: 30_000,
      asked: 9000,
      invoiced: 14_500,
      paidBefore: 0,
      parlour: 9000,
      left: 21_000,
    },
    {
      why: 'nothing while its invoice was not accepted',
      estate: 30_000,
      asked: 9000,
      invoiced: null,
      paidBefore: 0,
      parlour: 0,
      left: 30_000,
    },
    {
      why: 'up to the limit over all decisions',
      estate: 10_000,
      asked: 31_000,
      invoiced: 31_000,
      paidBefore: 15_000,
      parlour: 5000,
      left: 5000,
    },
    {
      why: 'nothing more once it has the limit',
      estate: 10_000,
      asked: 31_000,
      invoiced: 31_000,
      paidBefore: 20_000,
      parlour: 0,
      left: 10_000,
    },
  ])('$why', ({ estate, asked, invoiced, paidBefore, parlour, left }) => {
    expect(paidOf(estate, { asked, invoiced, paidBefore })).toEqual({ parlour, estate: left });
  });

  it('what is left after premiums were taken off', () => {
    expect(paidOf(19_858, invoice(20_000), 142)).toEqual({ parlour: 19_858, estate: 0 });
    expect(paidOf(29_834, invoice(20_000), 166)).toEqual({ parlour: 20_000, estate: 9834 });
  });
});

it('says how much that is', () => {
  expect(parlourOfEstateSentence().replaceAll('\u00a0', ' ')).toBe(
    'Up to R 20 000 can be paid to the funeral parlour at once. The rest is for the estate.',
  );
});

const ofArranger = 'A funeral parlour is paid from this estate already: whoever arranges the funeral asked for it.';
const ofExecutor = 'A funeral parlour is paid from this estate already: whoever speaks for the estate asked for it.';
const spokenFor = 'Somebody speaks for the estate by now. They say what the funeral parlour is paid.';

it.each<{ by: AskedBy; isSpokenFor: boolean; askedBy: AskedBy | null; says: string | null }>([
  { by: 'ARRANGER', isSpokenFor: false, askedBy: null, says: null },
  { by: 'ARRANGER', isSpokenFor: false, askedBy: 'ARRANGER', says: null },
  { by: 'ARRANGER', isSpokenFor: true, askedBy: 'ARRANGER', says: null },
  { by: 'ARRANGER', isSpokenFor: true, askedBy: null, says: spokenFor },
  { by: 'ARRANGER', isSpokenFor: true, askedBy: 'EXECUTOR', says: ofExecutor },
  { by: 'EXECUTOR', isSpokenFor: true, askedBy: null, says: null },
  { by: 'EXECUTOR', isSpokenFor: true, askedBy: 'EXECUTOR', says: null },
  { by: 'EXECUTOR', isSpokenFor: true, askedBy: 'ARRANGER', says: ofArranger },
])('the $by asks, spoken for $isSpokenFor, asked by $askedBy before: $says', ({ by, isSpokenFor, askedBy, says }) => {
  const may = checkParlourOfEstate(by, { isSpokenFor, askedBy });
  expect(may.success ? null : may.message).toBe(says);
});
