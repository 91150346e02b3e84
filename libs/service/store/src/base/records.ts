import {
  type Beneficiary,
  type Child,
  type ExtendedMember,
  type MainMember,
  type Policy,
  type Spouse,
} from '@portal/contract';
import { type CoverFrom } from '@portal/domain';

/** Fields of a policy that depend on the day or on other tables. They are computed when it is read, never stored. */
export const computedOnRead = [
  'Premium_Status',
  'Amount_Due',
  'Next_Due_Date',
  'Anniversary_Date',
  'Coming_Premiums',
  'Pending_Actions',
] as const;
/** The same for everybody and everything on it. */
export const computedOnReadOfPart = ['Age', 'Has_Pending_Action'] as const;

type Stored<Part> = Omit<Part, (typeof computedOnReadOfPart)[number]>;
type Lives = 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers' | 'Beneficiaries' | 'BankingDetails';

export type StoredMainMember = Stored<MainMember>;
export type StoredSpouse = Stored<Spouse>;
export type StoredChild = Omit<Stored<Child>, 'Cover_By_Day'> & {
  /** What other policies paid for the child when this cover was agreed; it is nobody's on this policy to read. */
  Cover_Elsewhere?: CoverFrom[];
};
export type StoredExtendedMember = Stored<ExtendedMember>;
export type StoredBeneficiary = Stored<Beneficiary>;
export type StoredBankingDetails = Stored<NonNullable<Policy['BankingDetails']>>;

/** The Policy record of the contract as it is stored: without what is computed on read, account numbers masked. */
export type StoredPolicy = Omit<Policy, (typeof computedOnRead)[number] | Lives> & {
  MainMember: StoredMainMember;
  Spouse: StoredSpouse | null;
  Children: StoredChild[];
  ExtendedMembers: StoredExtendedMember[];
  Beneficiaries: StoredBeneficiary[];
  /** `Account_Number` is masked; the full one is with `findAccountNumber`. */
  BankingDetails: StoredBankingDetails | null;
};

/** Anybody on a policy, as far as look-ups go. */
export type StoredPerson = Pick<
  StoredSpouse,
  | 'id'
  | 'First_Name'
  | 'Surname'
  | 'Id_Number'
  | 'Passport_Number'
  | 'Passport_Country'
  | 'Permit_Number'
  | 'Cell_Number'
  | 'Date_Of_Birth'
>;
