import * as v from 'valibot';
import { count, instant, text, textOrNull, yesNo } from '../../fields/plain';

/** A policy on which what is due could not be done, as staff see it: nothing of anybody. */
const SetApartPolicySchema = v.object({
  policyNumber: text,
  /** The kind of mistake, for whoever mends it. */
  reason: text,
  /** Where in the record it is. */
  place: textOrNull,
  attempts: count,
  since: instant,
  nextTryAt: instant,
});
export type SetApart = v.InferOutput<typeof SetApartPolicySchema>;

/** How many are shown at once. */
export const mostSetApart = 50;
export const SetApartPoliciesSchema = v.object({
  policies: v.array(SetApartPolicySchema),
  /** There are more than are shown. */
  hasMore: yesNo,
});
export type SetApartPolicies = v.InferOutput<typeof SetApartPoliciesSchema>;

export const TriedAgainSchema = v.object({
  /** What was due is done, and the policy is settled by the job again. */
  isDone: yesNo,
});
