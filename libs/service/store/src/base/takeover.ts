import { type PlainDate } from '@portal/domain';
import { type StoredBankingDetails, type StoredBeneficiary, type StoredMainMember, type StoredPolicy } from './records';

/** What somebody said who asked to take over a policy: nobody but the pipeline reads it, and staff read a summary of it. */
export interface Takeover {
  died: PlainDate;
  /** Who takes over, by the id of their record on the policy. */
  successorId: string;
  /** The number they signed in with, which is told what became of the request. */
  cellNumber: string;
  contact: Pick<StoredMainMember, 'Email_Address' | 'Marital_Status' | 'Preferred_Language' | 'PhysicalAddress'>;
  Beneficiaries: StoredBeneficiary[];
  Payment_Method: StoredPolicy['PaymentMethod']['Payment_Method'];
  /** With its number masked; null without a debit order. */
  BankingDetails: StoredBankingDetails | null;
}
