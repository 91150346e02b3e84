import { claimAwaits, claimStatuses, deceasedKinds, riskLevels } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import { count, day, dayOrNull, instant, key, text, yesNo } from '../../fields/plain';
import { wholeNumber } from '../../fields/whole-number';
import { pageSchema } from '../page';
import { ClaimTakenSchema } from './claim-parts';

/** What staff can look at (docs/domain/claims.md#c10-1). */
export const claimViews = [
  'TO_DECIDE',
  'MINE',
  'WAITING_FOR_FAMILY',
  'WAITING_FOR_BANK',
  'OVERDUE',
  'FLAGGED',
  'ALL',
] as const;

/** One claim in the queue. */
export const QueuedClaimSchema = v.object({
  id: key,
  /** What everybody calls it: `CL-7K3M-Q2XR`. */
  reference: text,
  /** The policy. */
  policyNumber: text,
  /** Who died. */
  life: v.object({
    /** The name. */
    name: text,
    /** What the person was on the policy. */
    kind: oneOf(deceasedKinds),
  }),
  /** The day of the death. */
  dateOfDeath: day,
  /** Where it stands. */
  status: oneOf(claimStatuses),
  /** Who has to do something next. */
  awaits: oneOf(claimAwaits),
  /** The day by whose end it is decided; null while nobody has to decide. */
  dueOn: dayOrNull,
  /** That day has passed. */
  isOverdue: yesNo,
  /** How many documents the decision still waits for. */
  documentsMissing: count,
  /** How many came and nobody has judged. */
  documentsToJudge: count,
  /** Somebody asked for help with a document. */
  isHelpAsked: yesNo,
  /** The gravest of its flags; null without one. */
  flagged: v.nullable(oneOf(riskLevels)),
  /** The register of deaths says that the person lives: nothing is paid until an administrator lifts that. */
  isStoppedByRegister: yesNo,
  /** A recommendation waits for the second person. */
  isRecommended: yesNo,
  /** Who works on it; null when nobody does. */
  takenBy: ClaimTakenSchema,
  /** When it was reported. */
  reportedAt: instant,
  /** Goes up by one with every change. */
  version: count,
});
export type QueuedClaim = v.InferOutput<typeof QueuedClaimSchema>;

/** Claims by the day until which they have to be decided, the most urgent first; those without one last, the oldest first. */
export const ClaimQueueSchema = pageSchema(QueuedClaimSchema);
export type ClaimQueue = v.InferOutput<typeof ClaimQueueSchema>;

/** Which claims. */
export const ClaimQueueQuerySchema = v.object({
  /** What to see. */
  view: v.optional(v.picklist(claimViews, 'Choose what to see'), 'TO_DECIDE'),
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
  /** Claims on a page, 1 to 50. */
  pageSize: v.optional(wholeNumber(1, 50), 20),
});
export type ClaimQueueQuery = v.InferInput<typeof ClaimQueueQuerySchema>;
