import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { planCategories } from '../wire-codes';
import { policyStatuses, premiumStatuses } from '@portal/domain';
import { day, key, rand, text } from '../fields/plain';

/** One line of a list of policies (docs/domain/records.md#r9-5). */
export const PolicyListItemSchema = v.object({
  /** The id of the policy. */
  id: key,
  /** The number of the policy. */
  Policy_Number: text,
  /** The plan. */
  Product_Name: text,
  /** The category of the plan. */
  Product_Category: v.picklist(planCategories),
  /** The status of the policy today. */
  Policy_Status: oneOf(policyStatuses),
  /** Where its premiums stand today. */
  Premium_Status: oneOf(premiumStatuses),
  /** The premium a month. */
  Monthly_Premium: rand,
  /** The first day of the policy. */
  Inception_Date: day,
});
export type PolicyListItem = v.InferOutput<typeof PolicyListItemSchema>;
