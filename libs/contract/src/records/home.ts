import * as v from 'valibot';
import { ApprovalActionSchema } from './approval-action';
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
});

/** What the first page of somebody signed in shows. An addition. */
export const HomeSchema = v.object({
  /** Who the customer is. */
  whoAmI: WhoAmISchema,
  /** The policy on screen; null when it is not theirs any more. */
  policyAtHome: v.nullable(PolicyAtHomeSchema),
  /** The page that the dropdown shows (`latestNotifications`). */
  notifications: NotificationPageSchema,
  /** The page that the number on the bell is taken from (`unreadNotifications`). */
  unread: NotificationPageSchema,
});
export type Home = v.InferOutput<typeof HomeSchema>;
