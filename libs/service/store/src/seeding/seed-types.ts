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
import { type DebitExceptionReason } from '@portal/domain';

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
>;
export type SeedPayment = Given<Payment, 'Payment_Date' | 'Premium_Month' | 'Amount'> & { policyNumber: string };
/** A text message about a policy that the gateway refused. */
export interface SeedFailedMessage {
  policyNumber: string;
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
/** A policy on which what is due could not be done. */
interface SeedSetApart {
  policyNumber: string;
  reason: string;
  place: string | null;
  attempts: number;
  since: string;
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
}
