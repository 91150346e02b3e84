import * as v from 'valibot';
import { dayOrNull } from '../fields/plain';
import { ApprovalActionSchema } from './approval-action';

/** What became of a change. Pending: `action` says who decides. Applied: `action` is null. */
export const ChangeSchema = v.object({
  /** Whether it is applied or waits for a decision. */
  outcome: v.picklist(['APPLIED', 'PENDING']),
  /** From when it holds; null while that depends on a decision. */
  effectiveDate: dayOrNull,
  /** The change as it waits; null when it was applied at once. */
  action: v.nullable(ApprovalActionSchema),
});
export type Change = v.InferOutput<typeof ChangeSchema>;
