import { type PayoutStatus } from '../../code-lists/claims';
import { addDays, addYears, type PlainDate } from '../../base/plain-date';
import { accountReminderDays } from './claim-limits';

/** A payment of a claim, as far as it counts for whether anybody claims it. */
export interface WaitingPayment {
  status: PayoutStatus;
  /** The day on which it was to be paid. */
  payOn: PlainDate;
  /** It waits for us: an administrator looks at its account, or a second person at the cash. */
  waitsForUs: boolean;
}

/** The first of the days on which a payment was to be paid that do not count as unclaimed yet. */
export const notUnclaimedFrom = (today: PlainDate): PlainDate => addDays(today, -Math.max(...accountReminderDays));

/**
 * Whether a payment counts as an unclaimed benefit: it waits for whoever is paid, and the last reminder of it brought nothing. It is never
 * forfeited. Source: docs/domain/claims.md#c6-1.
 */
export const isUnclaimed = ({ status, payOn, waitsForUs }: WaitingPayment, today: PlainDate): boolean =>
  status === 'WAITING_FOR_ACCOUNT' && !waitsForUs && payOn < notUnclaimedFrom(today);

/** Whether whoever is paid is to be looked for: once a payment is unclaimed, and a year after somebody looked last. */
export const isTraceDue = (tracedOn: PlainDate | null, today: PlainDate): boolean =>
  tracedOn === null || addYears(tracedOn, 1) <= today;
