import { type PayatCallback } from '@portal/contract';

/** What a payment page is asked for. */
export interface PaymentRequest {
  payatReferenceNum: string;
  /** Our payment id without dashes: the same one is the same payment, however often it is asked for. */
  digiapiExternalRef: string;
  /** Rand. */
  amount: number;
  /** Where the payer comes back to. */
  returnUrl: string;
  cellNumber: string | null;
  emailAddress: string | null;
  expiresAt: string;
}

/** What became of a payment, as the provider tells it. */
export type PaymentReport = Omit<PayatCallback, 'sentAt' | 'currency'>;

/** Collects payments for us (Pay@ or whoever stands in its place). Both calls reject with `ProviderUnavailable`. */
export interface PaymentProvider {
  start(request: PaymentRequest): Promise<{ redirectUrl: string }>;
  /** Payments that came to an end, or to another one, since a moment. */
  changesSince(from: Date): Promise<PaymentReport[]>;
}

/** For an insurer without Pay@: nothing was paid there, and no call starts a payment. */
export const noPayments: PaymentProvider = {
  start: () => Promise.reject(new ProviderUnavailable('There is no payment provider')),
  changesSince: async () => [],
};

/** Another system did not answer, or not in a way that makes sense. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** What it answered, where it did. */
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
