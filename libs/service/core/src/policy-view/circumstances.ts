import { type ApprovedAction } from '@portal/service-store';

/** What is known beside the stored record. */
export interface Circumstances {
  /** The ids of the records with a change that waits for a decision. */
  pendingEntityIds: readonly string[];
  /** Changes that are approved for days to come. */
  approved: readonly ApprovedAction[];
  /** A debit or an online payment is on its way. */
  isPaymentOpen: boolean;
}

/** Where nothing waits. */
export const nothingWaits: Circumstances = { pendingEntityIds: [], approved: [], isPaymentOpen: false };
