import { type MandateRequest } from '@portal/service-store';

/** A mandate on its way to the payer's bank, which asks the payer (docs/domain/banking.md#r3-7). */
export type MandateQuestion = MandateRequest['terms'] & {
  contractReference: string;
  /** Until when the payer can answer. */
  respondBy: string;
};

/** Hands a mandate to the payer's bank; the answer comes back later as a signed report. Rejects with `ProviderUnavailable`. */
export interface DebtorBank {
  ask(mandate: MandateQuestion): Promise<void>;
}
