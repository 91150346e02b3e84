import { actionTypes, approvalStatuses, approverTypes, policyStatuses, riskLevels } from '@portal/domain';
import * as v from 'valibot';
import { reference } from '../../fields/given';
import { oneOf } from '../../fields/choice';
import { count, instant, instantOrNull, key, rand, randOrNull, text, textOrNull, yesNo } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { written } from '../../fields/written';
import { requesterRoles, uploadTypes } from '../../wire-codes';
import { ApprovalActionSchema } from '../approval-action';
import { wholeNumber } from '../../fields/whole-number';
import { pageSchema } from '../page';

/** Who works on a request now. */
const TakenSchema = v.nullable(v.object({ id: key, name: text, at: instant, isMine: yesNo }));

/** One request in the queue of approvals. */
export const QueuedApprovalSchema = v.object({
  id: key,
  policyNumber: text,
  /** The main member of the policy. */
  policyholder: text,
  actionType: oneOf(actionTypes),
  entityLabel: text,
  status: oneOf(approvalStatuses),
  approverType: oneOf(approverTypes),
  requestedBy: v.object({ id: key, name: text, role: v.picklist(requesterRoles) }),
  requestedAt: instant,
  expiresAt: instant,
  /** Rand a month. */
  premiumBefore: randOrNull,
  premiumAfter: randOrNull,
  risk: oneOf(riskLevels),
  /** Why, in words; empty when it is low. */
  riskReasons: v.array(text),
  takenBy: TakenSchema,
  /** The policyholder was asked for more and has not answered. */
  awaitsCustomer: yesNo,
  documentsMissing: count,
  /** Whether the caller may decide; otherwise why not. */
  canDecide: yesNo,
  whyNot: textOrNull,
  /** Requests of one kind that may be approved in one go. */
  isSafeTogether: yesNo,
});
export type QueuedApproval = v.InferOutput<typeof QueuedApprovalSchema>;

export const ApprovalQueueSchema = pageSchema(QueuedApprovalSchema);
export type ApprovalQueue = v.InferOutput<typeof ApprovalQueueSchema>;

export const queueOrders = ['age', 'due', 'risk'] as const;
export const queueViews = ['to-decide', 'mine', 'customer', 'failed', 'all'] as const;
export const ApprovalQueueQuerySchema = v.object({
  order: v.optional(v.picklist(queueOrders, 'Choose an order'), 'age'),
  view: v.optional(v.picklist(queueViews, 'Choose what to see'), 'to-decide'),
  actionType: v.optional(oneOf(actionTypes)),
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
});
export type ApprovalQueueQuery = v.InferInput<typeof ApprovalQueueQuerySchema>;

/** A question to the policyholder about a request, and the documents it asks for. */
const AskedForMoreSchema = v.object({ askedAt: instant, askedBy: text, message: text, answeredAt: instantOrNull });

/** What somebody needs to decide on a request. */
/** Somebody's cover as it is shown: `bar` in rand, today, once a waiting period is over, and kept away by a limit. */
const PersonCoverViewSchema = v.object({
  id: key,
  name: text,
  who: text,
  sentence: text,
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  isOutlined: yesNo,
  amount: textOrNull,
  bar: v.object({ now: rand, waiting: rand, limit: rand }),
});

export const ApprovalCaseSchema = v.object({
  action: ApprovalActionSchema,
  policyholder: text,
  policyStatus: oneOf(policyStatuses),
  productName: text,
  risk: oneOf(riskLevels),
  riskReasons: v.array(text),
  takenBy: TakenSchema,
  /** Who is covered today, in the words of every other screen, and those of them that it is about. */
  cover: v.object({ headline: text, people: v.array(PersonCoverViewSchema) }),
  /** What it does to cover, sentence by sentence. */
  coverEffects: v.array(text),
  /** Whom it takes off the policy, what they lose and the reason that was given; null for any other request. */
  removal: v.nullable(v.object({ person: text, loses: text, reason: textOrNull })),
  asked: v.array(AskedForMoreSchema),
  /** What happened to it so far, oldest first. */
  history: v.array(v.object({ at: instant, who: text, what: text })),
  /** Values of the record moved on since the request was made: what they were then and are now. */
  drift: v.array(v.object({ label: text, then: textOrNull, now: textOrNull })),
  canDecide: yesNo,
  whyNot: textOrNull,
  /** Staff may note that the policyholder agreed on a recorded call. */
  canRecordConsent: yesNo,
  canRelease: yesNo,
});
export type ApprovalCase = v.InferOutput<typeof ApprovalCaseSchema>;

export const AskForMoreSchema = written({
  message: remark({ required: 'Write what you need', min: 5, max: 250, what: 'The message' }),
  documentTypes: v.pipe(
    v.optional(v.array(v.picklist(uploadTypes, 'Choose a kind of document')), []),
    v.maxLength(5, 'Ask for 5 documents at most'),
  ),
});
export type AskForMore = v.InferInput<typeof AskForMoreSchema>;

export const mostTogether = 20;
export const ApproveTogetherSchema = written({
  ids: v.pipe(
    v.array(reference('Choose requests'), 'Choose requests'),
    v.minLength(2, 'Choose at least 2 requests'),
    v.maxLength(mostTogether, `Choose ${mostTogether} requests at most`),
    v.check((ids) => new Set(ids).size === ids.length, 'Choose each request once'),
  ),
});

/** What became of each. */
export const ApprovedTogetherSchema = v.array(v.object({ id: key, approved: yesNo, message: textOrNull }));
export type ApprovedTogether = v.InferOutput<typeof ApprovedTogetherSchema>;
