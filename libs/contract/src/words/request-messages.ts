import {
  formatDate,
  kindsThatWait,
  type RequestProgress,
  requestProgress,
  requestSteps,
  todayInJohannesburg,
} from '@portal/domain';
import { type ApprovalAction } from '../records/approval-action';
import { documentInSentence } from './document-labels';
import { referenceOf } from './reference-of';
import { requestTitle } from './request-title';

/** Who reads it: moves are named from where they stand. */
export type RequestReader = 'policyholder' | 'staff';

/** A request in one line, the same on every page. */
export interface RequestLineWords extends RequestProgress {
  id: string;
  title: string;
  reference: string;
  /** `Step 2 of 4`. */
  place: string;
  /** Whose move it is and by when, or how it ended. */
  sentence: string;
  /** How it ended without being done, in a word; null while it is under way and once it is done. */
  ending: string | null;
  /** What the reader has to do, as a button says it; null when it is not their move. */
  toDo: string | null;
}

const endings: Record<NonNullable<RequestProgress['end']>, string> = {
  DECLINED: 'Declined',
  CANCELLED: 'Withdrawn',
  EXPIRED: 'Expired',
  SUPERSEDED: 'Replaced',
  FAILED: 'Not applied',
};

/** What is said of a request wherever it is listed. */
export function requestLine(action: ApprovalAction, reader: RequestReader): RequestLineWords {
  const progress = requestProgress({
    status: action.status,
    approverType: action.approverType,
    isDocumentMissing: action.missingDocument !== null,
    isAnswerMissing: Boolean(action.asked),
  });
  return {
    ...progress,
    id: action.id,
    title: requestTitle(action),
    reference: referenceOf(action.id),
    place: `Step ${progress.step} of ${requestSteps.length}`,
    sentence: sentenceOf(action, progress, reader),
    ending: progress.end && endings[progress.end],
    toDo: progress.turn === 'policyholder' && reader === 'policyholder' ? capital(policyholdersMove(action)) : null,
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const dayOf = (instant: string): string => formatDate(todayInJohannesburg(new Date(instant)));

/** Whose move it is, to whoever reads. */
const moves: Record<RequestReader, { policyholders: string; whoDecides: string; secondDecides: string }> = {
  policyholder: {
    policyholders: 'Your move',
    whoDecides: 'we decide',
    secondDecides: 'a second member of our staff decides',
  },
  staff: {
    policyholders: 'The policyholder’s move',
    whoDecides: 'a consultant decides',
    secondDecides: 'a second person decides',
  },
};

/** Until when we decide; not said of what waits, if need be, until we have. */
const byDay = ({ actionType, expiresAt }: ApprovalAction): string =>
  kindsThatWait.includes(actionType) ? '' : ` by ${dayOf(expiresAt)}`;

function sentenceOf(action: ApprovalAction, { turn }: RequestProgress, reader: RequestReader): string {
  const { status, approverType, expiresAt, effectiveDate, decidedAt, comment, failureReason } = action;
  const { policyholders, whoDecides, secondDecides } = moves[reader];
  const on = decidedAt === null ? '' : ` on ${dayOf(decidedAt)}`;
  switch (status) {
    case 'PENDING':
      return turn === 'policyholder'
        ? `${policyholders}: ${policyholdersMove(action)} by ${dayOf(expiresAt)}.`
        : `Our move: ${approverType === 'SECOND_STAFF' ? secondDecides : whoDecides}${byDay(action)}.`;
    case 'APPROVED':
      return effectiveDate === null ? `Approved${on}.` : `Approved. It applies from ${formatDate(effectiveDate)}.`;
    case 'APPLIED':
      return `Done${on}.`;
    case 'DECLINED':
      return comment ? `Declined${on}: ${comment}` : `Declined${on}.`;
    case 'CANCELLED':
      return `Withdrawn${on}.`;
    case 'EXPIRED':
      return `Expired on ${dayOf(expiresAt)}: it was not decided in time.`;
    case 'SUPERSEDED':
      return 'Replaced by a newer request.';
    case 'FAILED':
      return ['Approved, but it could not be applied.', failureReason, 'We look into it.'].filter(Boolean).join(' ');
  }
}

function policyholdersMove({ missingDocument, asked }: ApprovalAction): string {
  if (missingDocument) {
    return `send the ${documentInSentence(missingDocument.type)}${missingDocument.isAskedAgain ? ' again' : ''}`;
  }
  return asked ? 'answer what we asked' : 'approve or decline it';
}
