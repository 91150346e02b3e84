import { type QueuedApproval } from '@portal/contract';
import { type BadgeTone } from '@portal/ui-kit';

/** What is said about a risk; the colour only repeats it. */
export const riskWords: Record<QueuedApproval['risk'], { words: string; tone: BadgeTone }> = {
  LOW: { words: 'Low', tone: 'grey' },
  MEDIUM: { words: 'Medium', tone: 'amber' },
  HIGH: { words: 'High', tone: 'red' },
};
