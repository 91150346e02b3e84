/** A mandate on its way to the payer's bank, which asks the payer (docs/domain/banking.md#r3-7). */
export interface MandateQuestion {
  contractReference: string;
  creditorShortName: string;
  debtorName: string;
  bankName: string;
  accountNumberMasked: string;
  /** Rand. */
  instalmentAmount: number;
  maximumAmount: number;
  collectionDay: number;
  firstCollectionDate: string | null;
  /** Until when the payer can answer. */
  respondBy: string;
}

/** Hands a mandate to the payer's bank; the answer comes back later as a signed report. Rejects with `ProviderUnavailable`. */
export interface DebtorBank {
  ask(mandate: MandateQuestion): Promise<void>;
}
