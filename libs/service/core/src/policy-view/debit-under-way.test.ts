import { type CollectionRow } from '@portal/service-store';
import { expect, it } from 'vitest';
import { debitUnderWay } from './debit-under-way';

const debit = (more: Partial<CollectionRow>) =>
  ({
    state: 'SENT',
    paymentId: 'p',
    family: null,
    actionDate: '2026-11-25',
    amountCents: 28_800,
    ...more,
  }) as CollectionRow;
const collecting = { Amount: 288, Action_Date: '2026-11-25', Tracked_Until: null };

it.each([
  ['that the bank has', [debit({})], collecting],
  [
    'that the bank tries again',
    [debit({ state: 'TRACKING', family: 'NO_FUNDS' })],
    { ...collecting, Tracked_Until: '2026-12-05' },
  ],
  ['behind a newer one that was answered', [debit({ state: 'UNPAID' }), debit({ state: 'NO_ANSWER' })], collecting],
  ['that was not sent', [debit({ state: 'BUILT', paymentId: null })], null],
  ['that was answered', [debit({ state: 'PAID' })], null],
  ['that nobody made', [], null],
])('a debit %s', (_which, debits, gives) => expect(debitUnderWay(debits)).toEqual(gives));
