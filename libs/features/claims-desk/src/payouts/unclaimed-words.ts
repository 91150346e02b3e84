import { type StaffPayout } from '@portal/contract';
import { formatShortDate, todayInJohannesburg } from '@portal/domain';

/** Where it stands with somebody who does not say where to pay: whether they are to be looked for, and who did so last. */
export function unclaimedWords({
  isTraceDue,
  tracedBy,
  tracedAt,
  note,
}: NonNullable<StaffPayout['unclaimed']>): string {
  if (tracedAt === null) return 'Unclaimed: look for whoever is paid';
  const last = `Last looked for on ${formatShortDate(todayInJohannesburg(new Date(tracedAt)))} by ${tracedBy}: ${note}`;
  return isTraceDue ? `Look for them again. ${last}` : last;
}
