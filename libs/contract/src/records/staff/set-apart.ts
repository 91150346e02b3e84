import * as v from 'valibot';
import { count, instant, text, textOrNull, yesNo } from '../../fields/plain';

/** A policy on which what is due could not be done, as staff see it: nothing of anybody. */
const SetApartPolicySchema = v.object({
  /** The policy that the daily jobs leave out. */
  policyNumber: text,
  /** The kind of mistake, for whoever mends it. */
  reason: text,
  /** Where in the record it is. */
  place: textOrNull,
  /** How often it was tried. */
  attempts: count,
  /** Since when it is left out. */
  since: instant,
  /** When it is tried again. */
  nextTryAt: instant,
});
export type SetApart = v.InferOutput<typeof SetApartPolicySchema>;

/** How many are shown at once. */
export const mostSetApart = 50;
export const SetApartPoliciesSchema = v.object({
  /** The policies, the longest waiting first. */
  policies: v.array(SetApartPolicySchema),
  /** There are more than are shown. */
  hasMore: yesNo,
});
export type SetApartPolicies = v.InferOutput<typeof SetApartPoliciesSchema>;

export const TriedAgainSchema = v.object({
  /** What was due is done, and the policy is settled by the job again. */
  isDone: yesNo,
});
