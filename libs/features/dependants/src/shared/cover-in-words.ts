import { type Child } from '@portal/contract';
import {
  coverSentence,
  formatDate,
  hasNoCover,
  labelOf,
  type PlainDate,
  policyStatuses,
  type PolicyStatus,
  type Tone,
} from '@portal/domain';

/** Where the cover of one person stands, for a badge and as a sentence. */
export interface CoverInWords {
  label: string;
  tone: Tone;
  sentence: string;
}

type Life = Pick<Child, 'Life_Status' | 'Cover_Start_Date' | 'Waiting_Period_End_Date' | 'Cover_End_Date'>;

/** Where the cover of a spouse, a child or an extended member stands today, on a policy of this status (docs/domain/policy.md#r4-3). */
export function coverInWords(life: Life, policyStatus: PolicyStatus, today: PlainDate): CoverInWords {
  const { Life_Status, Cover_Start_Date: starts, Waiting_Period_End_Date: waitsUntil, Cover_End_Date: ends } = life;
  if (Life_Status === 'DECEASED') return words('Deceased', 'grey', 'Cover has ended.');
  if (ends !== null && ends <= today) return words('Cover ended', 'grey', `Cover ended on ${formatDate(ends)}.`);
  if (policyStatus === 'PENDING') {
    return words('Not covered yet', 'amber', 'Cover starts once we have received your first premium.');
  }
  if (hasNoCover(policyStatus)) {
    const status = labelOf(policyStatuses, policyStatus).toLowerCase();
    return words('Not covered', 'red', `Not covered: your policy is ${status}.`);
  }
  const sentence = `${coverSentence(life, today)}.`;
  if (starts > today) return words('Not covered yet', 'blue', sentence);
  return waitsUntil > today ? words('Waiting period', 'amber', sentence) : words('Covered', 'green', sentence);
}

const words = (label: string, tone: Tone, sentence: string): CoverInWords => ({ label, tone, sentence });
