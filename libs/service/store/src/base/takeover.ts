import { type identityRows } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type StoredBankingDetails, type StoredBeneficiary, type StoredMainMember, type StoredPolicy } from './records';

/** Who a guardian is that pays for a policy from now on; the policy has no record of them. */
export type TakeoverGuardian = Pick<StoredMainMember, keyof typeof identityRows>;

/** What somebody said who asked to take over a policy: nobody but the pipeline reads it, and staff read a summary of it. */
export interface Takeover {
  died: PlainDate;
  /** Who takes over, by the id of their record on the policy; of a guardian by the one on the claim. */
  successorId: string;
  /** The guardian of the children who are left; null or absent: it is somebody who is covered. */
  guardian?: TakeoverGuardian | null;
  /** The number they signed in with, which is told what became of the request. */
  cellNumber: string;
  contact: Pick<StoredMainMember, 'Email_Address' | 'Marital_Status' | 'Preferred_Language' | 'PhysicalAddress'>;
  Beneficiaries: StoredBeneficiary[];
  Payment_Method: StoredPolicy['PaymentMethod']['Payment_Method'];
  /** With its number masked; null without a debit order. */
  BankingDetails: StoredBankingDetails | null;
}
