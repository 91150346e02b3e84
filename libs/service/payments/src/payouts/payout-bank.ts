import { type BankedPayout } from '@portal/contract';
import { type AccountType, type PayoutFailure, type PlainDate } from '@portal/domain';

/** One payment of a claim, as the bank that pays it is told. */
export interface PayoutOrder {
  /** The same one is the same payment, however often it is handed over. */
  payoutId: string;
  amountCents: number;
  account: {
    holder: string;
    bankName: string;
    branchCode: string;
    accountType: AccountType;
    /** In full: it goes to the bank and nowhere else. */
    accountNumber: string;
  };
  /** What stands on the statement of whoever is paid. */
  reference: string;
}

/** What the bank says at once: that it has the payment, or that it will not make it. What becomes of it is reported later. */
type PayoutAnswer = { status: 'TAKEN'; reason: null } | { status: 'REFUSED'; reason: PayoutFailure };

/** What the bank says to whoever asks. `UNKNOWN`: it never had the payment, and will not take it under this id any more. */
export type AskedPayout = BankedPayout | 'UNDER_WAY' | 'UNKNOWN';

/** Money that moved on a day, as the bank lists it: a payment, or one that came back. */
export interface ListedPayout {
  payoutId: string;
  kind: 'PAID' | 'RETURNED';
  amountCents: number;
}

/** Pays claims (docs/domain/claims.md#c6-3). Every call rejects with `ProviderUnavailable`, after which only the bank knows what became of it. */
export interface PayoutBank {
  /** Hands a payment over. It is called once for each id: who wants to know more asks. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
  /** What has become of a payment. */
  ask(payoutId: string): Promise<AskedPayout>;
  /** Everything that moved on a day in Johannesburg. */
  listOf(day: PlainDate): Promise<ListedPayout[]>;
}
