import {
  type ApprovalAction,
  type BankingDetails,
  type Beneficiary,
  type Child,
  type ExtendedMember,
  type MainMember,
  type Notification,
  type Payment,
  type Policy,
  type PolicyBenefit,
  type Product,
  type Spouse,
} from '@portal/contract';
import { type DebitExceptionReason, type SetApartWork } from '@portal/domain';
import { type UndoAfterDeath } from '../base/undo-after-death';
import { type NewClaim } from '../claims/claims';
import { type NewDeathReport } from '../claims/death-reports';
import { type NewPayout } from '../claims/payouts';
import { type ClaimAccountRow } from '../schema/claims';
import { type DeathReportLife, type DeathReportRow } from '../schema/death-reports';

/** A record of which only some fields must be given; the service fills the rest. */
type Given<Whole, Needed extends keyof Whole> = Partial<Whole> & Pick<Whole, Needed>;

type PersonNeeds = 'First_Name' | 'Surname' | 'Date_Of_Birth';
type Parts =
  | 'Product'
  | 'MainMember'
  | 'Spouse'
  | 'Children'
  | 'ExtendedMembers'
  | 'Beneficiaries'
  | 'SupplementaryBenefits'
  | 'BankingDetails'
  | 'PaymentMethod';

/** A policy to start with, in the shape of the contract. What the service computes may be left out. */
export interface SeedPolicy extends Partial<Omit<Policy, Parts | 'Policy_Number' | 'Inception_Date'>> {
  Policy_Number: string;
  Inception_Date: string;
  /** The `id` of a plan of the catalogue is enough. */
  Product: Given<Product, 'id'>;
  MainMember: Given<MainMember, PersonNeeds | 'Cell_Number' | 'PhysicalAddress'>;
  Spouse?: Given<Spouse, PersonNeeds> | null;
  Children?: Given<Child, PersonNeeds>[];
  ExtendedMembers?: Given<ExtendedMember, PersonNeeds | 'Relationship' | 'Cover_Amount'>[];
  Beneficiaries?: Given<Beneficiary, PersonNeeds | 'Benefit_Share'>[];
  SupplementaryBenefits?: Given<PolicyBenefit, 'id' | 'name' | 'price'>[];
  /** With the account number in full. */
  BankingDetails?: Given<BankingDetails, 'Account_Number' | 'Bank_Name' | 'Branch_Code'> | null;
  PaymentMethod?: Given<Policy['PaymentMethod'], 'Payment_Method'>;
}
export type SeedNotification = Given<Notification, 'title' | 'inAppMessage' | 'createdAt'> & { policyNumber: string };
export type SeedAction = Given<
  ApprovalAction,
  | 'policyNumber'
  | 'actionType'
  | 'entityType'
  | 'entityId'
  | 'entityLabel'
  | 'approverType'
  | 'requestedBy'
  | 'requestedAt'
> & {
  /** What it undoes because somebody had died before. */
  undo?: UndoAfterDeath;
};
export type SeedPayment = Given<Payment, 'Payment_Date' | 'Premium_Month' | 'Amount'> & { policyNumber: string };
/** A text message about a policy that the gateway refused. */
export interface SeedFailedMessage {
  policyNumber: string;
  /** A text message unless it says otherwise. */
  channel?: 'SMS' | 'POST';
  /** A number; of a letter who gets it and the address, a line below the other. */
  to: string;
  text: string;
  purpose: string;
  failedAt: string;
}

/** Money that came in and buys nothing. */
export interface SeedUnusedMoney {
  /** Null: the reference names no policy. */
  policyNumber: string | null;
  reference: string;
  amount: number;
  receivedAt: string;
  reason: string;
  state?: 'OPEN' | 'REFUND_ASKED' | 'REFUND_CONFIRMED';
  /** Who asked for a refund, and who confirmed it. */
  askedBy?: string;
  confirmedBy?: string;
  decidedReason?: string;
}
/** Something about a debit that somebody has to look into. */
export interface SeedDebitException {
  policyNumber: string | null;
  reason: DebitExceptionReason;
  notedAt: string;
  bankCode?: string;
  amount?: number;
}
/** A policy on which what is due could not be done, or a piece of the work of a job on it. */
interface SeedSetApart {
  policyNumber: string;
  /** Left out: the policy itself. */
  work?: SetApartWork;
  reason: string;
  place: string | null;
  attempts: number;
  since: string;
}

/** A record of which moments are written as text. */
type AsText<Record_> = { [Field in keyof Record_]: Record_[Field] extends Date ? string : Record_[Field] };

/** A payment of a claim. Whoever pays knows nothing of it: the bank is not asked about what a database starts with. */
type SeedPayout = AsText<Omit<NewPayout, 'claimId' | 'policyNumber'>>;
/** A claim as it stands, with the full numbers of its accounts. A sample page is put in for each of its files. */
export interface SeedClaim extends AsText<NewClaim> {
  /** When something last happened to it. */
  updatedAt: string;
  accounts: AsText<Omit<ClaimAccountRow, 'claimId' | 'awaitsAnswer'>>[];
  payouts: SeedPayout[];
}
/** A death that somebody told us of, with where the person was found. */
export interface SeedDeathReport
  extends
    Omit<NewDeathReport, 'createdAt' | 'cellProvedAt' | 'address' | 'isLeftToStaff'>,
    Pick<DeathReportRow, 'status'> {
  policyNumber: string;
  createdAt: string;
  /** Null: staff typed the number. */
  cellProvedAt: string | null;
  lookedUpAt: string;
  lives: Omit<DeathReportLife, 'reportId' | 'policyNumber'>[];
}

/** What a database starts with. */
export interface Seed {
  policies: SeedPolicy[];
  notifications?: SeedNotification[];
  approvalActions?: SeedAction[];
  payments?: SeedPayment[];
  failedMessages?: SeedFailedMessage[];
  unusedMoney?: SeedUnusedMoney[];
  debitExceptions?: SeedDebitException[];
  setApart?: SeedSetApart[];
  deathReports?: SeedDeathReport[];
  claims?: SeedClaim[];
}
