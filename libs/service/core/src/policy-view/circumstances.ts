/** What is known beside the stored record. */
export interface Circumstances {
  /** The ids of the records with a change that waits for a decision. */
  pendingEntityIds: readonly string[];
  /** A debit or an online payment is on its way. */
  isPaymentOpen: boolean;
}
