import * as v from 'valibot';
import { planCategories, policyStatuses, premiumStatuses } from '../codes';
import { day, key, rand, text } from '../fields/plain';

/** One line of a list of policies (domain rules 9.5). */
export const PolicyListItemSchema = v.object({
  id: key,
  Policy_Number: text,
  Product_Name: text,
  Product_Category: v.picklist(planCategories),
  Policy_Status: v.picklist(policyStatuses),
  Premium_Status: v.picklist(premiumStatuses),
  Monthly_Premium: rand,
  Inception_Date: day,
});
export type PolicyListItem = v.InferOutput<typeof PolicyListItemSchema>;
