import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { planCategories } from '../wire-codes';
import { policyStatuses, premiumStatuses } from '@portal/domain';
import { day, key, rand, text } from '../fields/plain';

/** One line of a list of policies (docs/domain/records.md#r9-5). */
export const PolicyListItemSchema = v.object({
  id: key,
  Policy_Number: text,
  Product_Name: text,
  Product_Category: v.picklist(planCategories),
  Policy_Status: oneOf(policyStatuses),
  Premium_Status: oneOf(premiumStatuses),
  Monthly_Premium: rand,
  Inception_Date: day,
});
export type PolicyListItem = v.InferOutput<typeof PolicyListItemSchema>;
