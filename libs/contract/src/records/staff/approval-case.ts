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
const TakenSchema = v.nullable(
  v.object({
    /** The member of staff who works on it. */
    id: key,
    /** Their name. */
    name: text,
    /** Since when. */
    at: instant,
    /** Whether that is the caller. */
    isMine: yesNo,
  }),
);

/** One request in the queue of approvals. */
export const QueuedApprovalSchema = v.object({
  /** The id of the request. */
  id: key,
  /** The policy that it changes. */
  policyNumber: text,
  /** The main member of the policy. */
  policyholder: text,
  /** The kind of change. */
  actionType: oneOf(actionTypes),
  /** Whom or what it is about, in words. */
  entityLabel: text,
  /** Where it stands. */
  status: oneOf(approvalStatuses),
  /** Who decides. */
  approverType: oneOf(approverTypes),
  /** Who asked for it. */
  requestedBy: v.object({
    /** The id of whoever asked. */
    id: key,
    /** Their name. */
    name: text,
    /** In what role they asked. */
    role: v.picklist(requesterRoles),
  }),
  /** When it was asked for. */
  requestedAt: instant,
  /** When it expires if nobody decides. */
  expiresAt: instant,
  /** The premium before, rand a month; null when it does not change. */
  premiumBefore: randOrNull,
  /** The premium afterwards, rand a month; null when it does not change. */
  premiumAfter: randOrNull,
  /** How carefully to look at it. */
  risk: oneOf(riskLevels),
  /** Why, in words; empty when it is low. */
  riskReasons: v.array(text),
  /** Who works on it; null when nobody does. */
  takenBy: TakenSchema,
  /** The policyholder was asked for more and has not answered. */
  awaitsCustomer: yesNo,
  /** How many documents it still waits for. */
  documentsMissing: count,
  /** Whether the caller may decide; otherwise why not. */
  canDecide: yesNo,
  /** Why the caller may not decide; null when they may. */
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
  /** By what the queue is sorted. */
  order: v.optional(v.picklist(queueOrders, 'Choose an order'), 'age'),
  /** Which requests are shown. */
  view: v.optional(v.picklist(queueViews, 'Choose what to see'), 'to-decide'),
  /** Only this kind of change; all when it is left out. */
  actionType: v.optional(oneOf(actionTypes)),
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
});
export type ApprovalQueueQuery = v.InferInput<typeof ApprovalQueueQuerySchema>;

/** A question to the policyholder about a request, and the documents it asks for. */
const AskedForMoreSchema = v.object({
  /** When the policyholder was asked for more. */
  askedAt: instant,
  /** Who asked. */
  askedBy: text,
  /** What they asked for. */
  message: text,
  /** When the policyholder answered, or null. */
  answeredAt: instantOrNull,
});

/** What somebody needs to decide on a request. */
/** Somebody's cover as it is shown: `bar` in rand, today, once a waiting period is over, and kept away by a limit. */
const PersonCoverViewSchema = v.object({
  /** The id of the person's record. */
  id: key,
  /** The person's name. */
  name: text,
  /** What the person is on the policy, in words. */
  who: text,
  /** The person's cover in words. */
  sentence: text,
  /** The colour in which it is shown. */
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  /** Whether it is shown as an outline only. */
  isOutlined: yesNo,
  /** What would be paid, in words; null when nothing would be. */
  amount: textOrNull,
  /** The cover of this person over all policies, against what the law allows. */
  bar: v.object({
    /** What would be paid today. */
    now: rand,
    /** What still waits. */
    waiting: rand,
    /** The most that may be paid. */
    limit: rand,
  }),
});

export const ApprovalCaseSchema = v.object({
  /** The request itself. */
  action: ApprovalActionSchema,
  /** The main member of the policy. */
  policyholder: text,
  /** The status of the policy today. */
  policyStatus: oneOf(policyStatuses),
  /** The plan. */
  productName: text,
  /** How carefully to look at it. */
  risk: oneOf(riskLevels),
  /** Why, in words; empty when it is low. */
  riskReasons: v.array(text),
  /** Who works on it; null when nobody does. */
  takenBy: TakenSchema,
  /** Who is covered today, in the words of every other screen, and those of them that it is about. */
  cover: v.object({
    /** Who is covered, in one sentence. */
    headline: text,
    /** Everybody on the policy, with their cover. */
    people: v.array(PersonCoverViewSchema),
  }),
  /** What it does to cover, sentence by sentence. */
  coverEffects: v.array(text),
  /** Whom it takes off the policy, what they lose and the reason that was given; null for any other request. */
  removal: v.nullable(
    v.object({
      /** Whom it takes off the policy. */
      person: text,
      /** The cover that they lose, in words. */
      loses: text,
      /** The reason that was given, or null. */
      reason: textOrNull,
    }),
  ),
  /** What the policyholder was asked for, and when they answered. */
  asked: v.array(AskedForMoreSchema),
  /** What happened to it so far, oldest first. */
  history: v.array(
    v.object({
      /** When it happened. */
      at: instant,
      /** Who did it. */
      who: text,
      /** What happened, in words. */
      what: text,
    }),
  ),
  /** Values of the record moved on since the request was made: what they were then and are now. */
  drift: v.array(
    v.object({
      /** The field, as people read it. */
      label: text,
      /** Its value when the request was made. */
      then: textOrNull,
      /** Its value now. */
      now: textOrNull,
    }),
  ),
  /** Whether the caller may decide. */
  canDecide: yesNo,
  /** Why they may not; null when they may. */
  whyNot: textOrNull,
  /** Staff may note that the policyholder agreed on a recorded call. */
  canRecordConsent: yesNo,
  /** Whether the caller may give it back to the queue. */
  canRelease: yesNo,
});
export type ApprovalCase = v.InferOutput<typeof ApprovalCaseSchema>;

export const AskForMoreSchema = written({
  /** What is needed, 5 to 250 characters. */
  message: remark({ required: 'Write what you need', min: 5, max: 250, what: 'The message' }),
  /** The kinds of documents that are needed. */
  documentTypes: v.pipe(
    v.optional(v.array(v.picklist(uploadTypes, 'Choose a kind of document')), []),
    v.maxLength(5, 'Ask for 5 documents at most'),
  ),
});
export type AskForMore = v.InferInput<typeof AskForMoreSchema>;

export const mostTogether = 20;
export const ApproveTogetherSchema = written({
  /** The requests, at least 2. */
  ids: v.pipe(
    v.array(reference('Choose requests'), 'Choose requests'),
    v.minLength(2, 'Choose at least 2 requests'),
    v.maxLength(mostTogether, `Choose ${mostTogether} requests at most`),
    v.check((ids) => new Set(ids).size === ids.length, 'Choose each request once'),
  ),
});

/** What became of each. */
export const ApprovedTogetherSchema = v.array(
  v.object({
    /** The request. */
    id: key,
    /** Whether it was approved. */
    approved: yesNo,
    /** Why it was not; null when it was. */
    message: textOrNull,
  }),
);
export type ApprovedTogether = v.InferOutput<typeof ApprovedTogetherSchema>;
