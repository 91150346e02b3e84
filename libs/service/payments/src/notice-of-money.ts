import { fromCents, lastOfMonth, paidUpTo, type PlainDate } from '@portal/domain';
import { type Notice } from '@portal/service-change-pipeline';
import { type Booking } from './ledger';

/** What is told of money that was booked: also how far it goes, where that is beyond this month. Source: docs/domain/payments.md#r6-5. */
export function noticeOfMoney(
  { position: { paidTo } }: Pick<Booking, 'position'>,
  cents: number,
  today: PlainDate,
): Notice {
  const received = { type: 'PREMIUM_RECEIVED', amount: fromCents(cents) } as const;
  return paidTo !== null && paidTo > lastOfMonth(today) ? { ...received, reason: paidUpTo(paidTo) } : received;
}
