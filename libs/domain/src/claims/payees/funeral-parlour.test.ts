import { describe, expect, it } from 'vitest';
import { codesOf } from '../../code-lists/code-list';
import { claimStatuses, type PayoutStatus } from '../../code-lists/claims';
import { mayChangeParlour, mostForParlour } from './funeral-parlour';

it.each([
  {
    why: 'what was asked for while no invoice was accepted',
    asked: 14_500,
    invoiced: null,
    paidBefore: 0,
    most: 14_500,
  },
  { why: 'never more than the invoice', asked: 14_500, invoiced: 13_999.99, paidBefore: 0, most: 13_999.99 },
  { why: 'never more than was asked for', asked: 14_500, invoiced: 18_000, paidBefore: 0, most: 14_500 },
  {
    why: 'what is left of it after an earlier payment',
    asked: 14_500,
    invoiced: 14_500,
    paidBefore: 9000.5,
    most: 5499.5,
  },
  { why: 'nothing once it has everything', asked: 14_500, invoiced: 9000, paidBefore: 14_500, most: 0 },
])('a funeral parlour is paid $why', ({ asked, invoiced, paidBefore, most }) => {
  expect(mostForParlour({ asked, invoiced, paidBefore })).toBe(Math.round(most * 100));
});

describe('what a parlour is paid may be changed', () => {
  const own = (status: PayoutStatus) => ({ status, isToParlour: false });
  const parlour = (status: PayoutStatus) => ({ status, isToParlour: true });

  it('before the claim is decided, and afterwards only while something is due that the bank does not have', () => {
    const before = codesOf(claimStatuses).filter((status) => mayChangeParlour(status, []));
    expect(before).toEqual(['REPORTED', 'IN_ASSESSMENT', 'DISPUTED']);
    const open = codesOf(claimStatuses).filter((status) => mayChangeParlour(status, [own('READY')]));
    expect(open).toEqual(['REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED', 'PAID']);
  });

  it.each([
    { why: 'the own payment waits', payments: [own('WAITING_FOR_ACCOUNT')], may: true },
    {
      why: 'the own payment went and the parlour’s waits for its invoice',
      payments: [own('PAID'), parlour('WAITING_FOR_ACCOUNT')],
      may: true,
    },
    { why: 'everything went', payments: [own('SENT')], may: false },
    { why: 'only later payments are left', payments: [own('PAID'), own('SCHEDULED')], may: false },
    { why: 'the parlour’s is with the bank', payments: [own('READY'), parlour('SENT')], may: false },
    { why: 'the parlour was paid', payments: [own('READY'), parlour('PAID')], may: false },
    { why: 'the parlour’s was cancelled with the approval', payments: [own('READY'), parlour('CANCELLED')], may: true },
  ])('after the approval when $why: $may', ({ payments, may }) => {
    expect(mayChangeParlour('APPROVED', payments)).toBe(may);
  });

  it('not once the parlour was paid, whatever becomes of the claim', () => {
    const may = codesOf(claimStatuses).filter((status) => mayChangeParlour(status, [own('READY'), parlour('PAID')]));
    expect(may).toEqual([]);
  });
});
