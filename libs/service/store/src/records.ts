/** A record of a policy or one of its parts, with its wire names, as it is stored. */
export type StoredRecord = Record<string, unknown>;

/** What the store itself reads of a person on a policy. */
export interface StoredPerson extends StoredRecord {
  id: string;
  First_Name?: string;
  Surname?: string;
  Id_Number?: string | null;
  Passport_Number?: string | null;
  Passport_Country?: string | null;
  Permit_Number?: string | null;
  Cell_Number?: string | null;
  Email_Address?: string | null;
}

/**
 * The Policy record as it is stored: the record of the contract without what depends on the day
 * (ages, premium status, amounts due), and with a masked account number.
 */
export interface StoredPolicy extends StoredRecord {
  id: string;
  Policy_Number: string;
  Policy_Status: string;
  Inception_Date: string;
  MainMember: StoredPerson;
  Spouse: StoredPerson | null;
  Children: StoredPerson[];
  ExtendedMembers: StoredPerson[];
  Beneficiaries: StoredPerson[];
  BankingDetails: (StoredRecord & { id: string; Account_Number: string }) | null;
  Version: number;
}
