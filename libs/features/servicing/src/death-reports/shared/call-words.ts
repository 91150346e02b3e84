import { type ListedDeathReport } from '@portal/contract';
import { type DeathReportStatus, formatShortDate, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type BadgeTone } from '@portal/ui-kit';

type Call = Pick<ListedDeathReport, 'status' | 'contactBy' | 'contactedAt'>;

/** Somebody who was found nowhere is called after proof of death alone; a report that is over, never. */
const waiting: readonly DeathReportStatus[] = ['RECEIVED', 'LINKED', 'UNLINKED'];

/** Whether the reporter still has to be called back (docs/domain/claims.md#c1-3). */
export const waitsForCall = ({ status, contactedAt }: Omit<Call, 'contactBy'>): boolean =>
  contactedAt === null && waiting.includes(status);

/** Until when the reporter is called back, and how much that presses; null where nobody has to be called. */
export function callWords(report: Call, today: PlainDate): { words: string; tone: BadgeTone } | null {
  const { contactBy, contactedAt } = report;
  if (contactedAt !== null) {
    return { words: `Called on ${formatShortDate(todayInJohannesburg(new Date(contactedAt)))}`, tone: 'green' };
  }
  if (!waitsForCall(report)) return null;
  if (contactBy < today) return { words: `Overdue since ${formatShortDate(contactBy)}`, tone: 'red' };
  if (contactBy === today) return { words: 'Call today', tone: 'amber' };
  return { words: `Call by ${formatShortDate(contactBy)}`, tone: 'grey' };
}
