import { type Claim, type ListedClaim } from '@portal/contract';
import { type ClaimStatus, claimStatuses, formatDate, isOpenClaim, labelOf, type PlainDate } from '@portal/domain';

/** The steps of a claim, in their order; the same on every page. */
export const claimSteps = ['Reported', 'Documents', 'Decision', 'Paid'] as const;

/** Where a claim is, and whose move it is, as whoever claims reads it. */
export interface ClaimProgress {
  /** The step that it is at, from 1 to 4. */
  step: number;
  /** `Step 2 of 4`. */
  place: string;
  turn: 'mine' | 'theirs' | 'nobody';
  /** Whose move it is and by when, or what can be done now that it is nobody's. */
  sentence: string;
  /** How it ended without being paid, in a word; null while it is under way and once it is paid. */
  end: string | null;
}

/** What of a claim its progress follows from. */
export type ClaimInProgress = Pick<
  ListedClaim,
  'status' | 'awaits' | 'decisionDue' | 'disputeDue' | 'documentsMissing' | 'vouchersToCash'
> & {
  /** The part that is read; the reader's own unless given. */
  part?: Claim['part'];
};

const steps: Record<ClaimStatus, number> = {
  REPORTED: 2,
  IN_ASSESSMENT: 3,
  DISPUTED: 3,
  APPROVED: 4,
  PAID: 4,
  REPUDIATED: 3,
  WITHDRAWN: 2,
  DORMANT: 2,
  VOID: 2,
};

const turns = { CLAIMANT: 'mine', US: 'theirs', BANK: 'theirs', NOBODY: 'nobody' } as const;
const ended: readonly ClaimStatus[] = ['REPUDIATED', 'WITHDRAWN', 'DORMANT', 'VOID'];

/** What a claim is called in a list and above its steps. */
export const claimTitle = ({ life }: Pick<ListedClaim, 'life'>): string =>
  `Claim for ${life.kind === 'STILLBORN' ? 'a stillborn child' : life.name}`;

/** Where a claim is and who has to do something next. Source: docs/domain/claims.md#c5. */
export function claimProgress(claim: ClaimInProgress, today: PlainDate): ClaimProgress {
  const { status, awaits } = claim;
  const step = steps[status];
  return {
    step,
    place: `Step ${step} of ${claimSteps.length}`,
    turn: turns[awaits],
    sentence: sentences[awaits](claim, today),
    end: ended.includes(status) ? labelOf(claimStatuses, status) : null,
  };
}

const sentences: Record<ListedClaim['awaits'], (claim: ClaimInProgress, today: PlainDate) => string> = {
  CLAIMANT: ({ status, documentsMissing, vouchersToCash, part }) => {
    if (status === 'REPORTED') return `Your move: ${toSend(documentsMissing)}.`;
    if (vouchersToCash === 0) return `Your move: tell us where to pay ${partOf(part).theirs}.`;
    return `Your move: take the ${vouchersToCash === 1 ? 'code' : 'codes'} from your SMS and your ID to a store.`;
  },
  US: ({ status, decisionDue, disputeDue, part }, today) => {
    if (status === 'REPUDIATED') return 'Our move: somebody else looks at what you sent.';
    const due = status === 'DISPUTED' ? disputeDue : decisionDue;
    if (due === null || !isOpenClaim(status) || status === 'APPROVED') return `Our move: we pay ${partOf(part).payee}.`;
    if (due < today) return `Our move: we are late. We said that we would decide by ${formatDate(due)}.`;
    return `Our move: we decide by ${formatDate(due)}${status === 'DISPUTED' ? ' at the latest' : ''}.`;
  },
  BANK: () => 'The bank’s move: it can take one business day.',
  NOBODY: ({ status }) => nothingToDo[status] ?? 'You need to do nothing.',
};

/** Whose part it is, and who is paid, as a sentence goes on. */
function partOf(part: ClaimInProgress['part']): { theirs: string; payee: string } {
  if (part?.kind === 'CHILD') return { theirs: `the part of ${part.name}`, payee: `for ${part.name}` };
  return part?.kind === 'ESTATE'
    ? { theirs: 'the part of the estate', payee: 'the estate' }
    : { theirs: 'your part', payee: 'you' };
}

/** There is no last day for a document: nobody is hurried. */
const toSend = (missing: number) =>
  missing === 1 ? 'send one document when you have it' : `send ${missing || 'the'} documents when you have them`;

const nothingToDo: Partial<Record<ClaimStatus, string>> = {
  REPUDIATED: 'If you do not agree, tell us why.',
  WITHDRAWN: 'You can open it again at any time.',
  DORMANT: 'You can open it again at any time.',
};
