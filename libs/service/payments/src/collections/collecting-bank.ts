import { type CollectionResult } from '@portal/contract';
import { type AccountType, type PlainDate } from '@portal/domain';

/** One debit, as the payer's bank is told of it. */
export interface DebitInstruction {
  /** The same one is the same debit, however often it is handed over. */
  instructionId: string;
  contractReference: string;
  mandateReference: string | null;
  creditorShortName: string;
  actionDate: PlainDate;
  amountCents: number;
  holder: string;
  branchCode: string;
  accountType: AccountType;
  /** In full: it goes to the bank and nowhere else. */
  accountNumber: string;
  /** So many days the bank goes on trying. */
  trackingDays: number;
}

/** What a bank says of one debit. */
export type DebitReport = Omit<CollectionResult, 'sentAt'>;

/** Collects premiums from payers' accounts. Both calls reject with `ProviderUnavailable`. */
export interface CollectingBank {
  /** Hands a debit over; what becomes of it comes back later as a signed report. Rejects with `DebitRefused` when the bank will not take it. */
  collect(instruction: DebitInstruction): Promise<void>;
  /** What has become of a debit; null: the bank has nothing to say of it. */
  resultOf(instructionId: string): Promise<DebitReport | null>;
}

/** The bank read an instruction and will not take it, however often it is handed over. */
export class DebitRefused extends Error {
  override readonly name = 'DebitRefused';
}
