import * as v from 'valibot';
import { day, key, text } from '../fields/plain';
import { ApprovalActionSchema } from './approval-action';
import { OwnDeathReportSchema } from './alive';
import { DraftSchema } from './draft';
import { NotificationPageSchema } from './notification';
import { PolicyReplySchema } from './policy';
import { WhoAmISchema } from './who-am-i';

/** The policy of a session, with what waits on it: each part as the call for that part answers it. */
const PolicyAtHomeSchema = v.object({
  /** The policy, as the call for one policy answers it. */
  reply: PolicyReplySchema,
  /** Changes that wait for a decision. */
  pendingActions: v.array(ApprovalActionSchema),
  /** Forms that were left half filled in. */
  drafts: v.array(DraftSchema),
  /** Open reports that the policyholder died; left out where nobody can report a death. An addition. */
  deathReports: v.optional(v.array(OwnDeathReportSchema)),
});

/** An open claim, as far as the first page needs it before anybody reads claims. */
const ClaimUnderWaySchema = v.object({
  /** What everybody calls it: `CL-7K3M-Q2XR`. */
  reference: text,
  /** The policy. */
  policyNumber: text,
  /** The id of the record of the person who died; null for a child who was never on the policy. */
  lifeId: v.nullable(key),
  /** The day of the death. */
  dateOfDeath: day,
});
export type ClaimUnderWay = v.InferOutput<typeof ClaimUnderWaySchema>;

/** What the first page of somebody signed in shows. An addition. */
export const HomeSchema = v.object({
  /** Who the customer is. */
  whoAmI: WhoAmISchema,
  /** The policy on screen; null when it is not theirs any more. */
  policyAtHome: v.nullable(PolicyAtHomeSchema),
  /** The claims of the customer that are open, on any of their policies; left out where nobody can claim. An addition. */
  openClaims: v.optional(v.array(ClaimUnderWaySchema)),
  /** The page that the dropdown shows (`latestNotifications`). */
  notifications: NotificationPageSchema,
  /** The page that the number on the bell is taken from (`unreadNotifications`). */
  unread: NotificationPageSchema,
});
export type Home = v.InferOutput<typeof HomeSchema>;
