import { setApartWork } from '@portal/domain';
import * as v from 'valibot';
import { count, instant, text, textOrNull, yesNo } from '../../fields/plain';
import { requiredText } from '../../fields/text';
import { written } from '../../fields/written';

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

/** A piece of the work of a job that could not be done, as staff see it: nothing of anybody. */
const SetApartItemSchema = v.object({
  /** What could not be done. */
  work: v.picklist(setApartWork),
  /** The id of what it is about: a claim, a debit, a payment, a report; where a job goes from policy to policy, the number of the policy. */
  item: text,
  /** The policy that it is about, which goes on; null: it is about none, or nobody knows about which. */
  policyNumber: textOrNull,
  /** The kind of mistake, for whoever mends it. */
  reason: text,
  /** Where in the record or in the code it is. */
  place: textOrNull,
  /** How often it was tried. */
  attempts: count,
  /** Since when it is left out. */
  since: instant,
  /** When its job tries it again. */
  nextTryAt: instant,
});
export type SetApartItem = v.InferOutput<typeof SetApartItemSchema>;

/** How many of each are shown at once. */
export const mostSetApart = 50;
export const SetApartPoliciesSchema = v.object({
  /** The policies, the longest waiting first. */
  policies: v.array(SetApartPolicySchema),
  /** Single pieces of the work of jobs, the longest waiting first. */
  items: v.array(SetApartItemSchema),
  /** There are more than are shown. */
  hasMore: yesNo,
});
export type SetApartPolicies = v.InferOutput<typeof SetApartPoliciesSchema>;

export const TrySetApartItemSchema = written({
  /** What could not be done. */
  work: v.picklist(setApartWork, 'Say what could not be done'),
  /** The id of what it is about, as the list has it. */
  item: requiredText({ required: 'Say what it is about', max: 100, long: 'Enter at most 100 characters' }),
});

export const TrySoonSchema = v.object({
  /** When its job tries it again: with its next round. */
  nextTryAt: instant,
});

export const TriedAgainSchema = v.object({
  /** What was due is done, and the policy is settled by the job again. */
  isDone: yesNo,
});
