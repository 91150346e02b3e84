import { addDays, type ClaimStatus, formatNearDate, type PlainDate } from '@portal/domain';
import { type BadgeTone } from '@portal/ui-kit';

interface DueWords {
  words: string;
  /** The day where `words` does not say it; null otherwise. */
  day: string | null;
  tone: BadgeTone;
}

/** The day by whose end a claim is decided, and how much that presses; null while nobody has to decide. */
export function dueWords(
  { dueOn, isOverdue }: { dueOn: PlainDate | null; isOverdue: boolean },
  today: PlainDate,
): DueWords | null {
  if (dueOn === null) return null;
  const day = formatNearDate(dueOn, today);
  if (isOverdue) return { words: 'Overdue', day: `since ${day}`, tone: 'red' };
  if (dueOn <= today) return { words: 'Due today', day: null, tone: 'amber' };
  if (dueOn === addDays(today, 1)) return { words: 'Due tomorrow', day: null, tone: 'amber' };
  return { words: `Due ${day}`, day: null, tone: 'grey' };
}

const decided: readonly ClaimStatus[] = ['APPROVED', 'PAID', 'REPUDIATED'];

/** Why there is no day by whose end a claim is decided. */
export function noDayWords(status: ClaimStatus): string {
  if (status === 'REPORTED') return 'No day yet';
  return decided.includes(status) ? 'Decided' : 'Closed';
}
