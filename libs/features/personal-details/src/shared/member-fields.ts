import { identityRows } from '@portal/contract';

type IdentityName = keyof typeof identityRows;

/** The fields that say who somebody is. A change to these is a correction: with documents, and approved (docs/domain/changes.md#r7-2). */
export const identityNames = Object.keys(identityRows) as [IdentityName, ...IdentityName[]];

export const contactNames = [
  ...(['Alternative_Number', 'Email_Address'] as const),
  ...(['Preferred_Contact_Method', 'Preferred_Language'] as const),
] as const;
export const addressNames = ['PhysicalAddress', 'Postal_Same_As_Physical', 'PostalAddress'] as const;
export const workNames = ['Marital_Status', 'Occupation', 'Employer_Name', 'Monthly_Income_Band'] as const;
