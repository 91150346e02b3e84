import { type CodeList, type CodeOf } from './code-list';

/** From which accounts premiums are taken; bond and credit-card accounts are refused. Source: docs/domain/banking.md#r3-2. */
export const accountTypes = [
  { code: 'CURRENT', label: 'Current (cheque)' },
  { code: 'SAVINGS', label: 'Savings' },
  { code: 'TRANSMISSION', label: 'Transmission' },
] as const satisfies CodeList;
export type AccountType = CodeOf<typeof accountTypes>;

/** The account holder's relationship to the main member. */
export const accountHolderRelationships = [
  { code: 'SELF', label: 'Myself' },
  { code: 'SPOUSE', label: 'Spouse' },
  { code: 'PARENT', label: 'Parent' },
  { code: 'CHILD', label: 'Child' },
  { code: 'OTHER', label: 'Other' },
] as const satisfies CodeList;
export type AccountHolderRelationship = CodeOf<typeof accountHolderRelationships>;

/** How premiums are paid. Salary deduction is arranged by phone. Source: docs/domain/payments.md#r6-7. */
export const paymentMethods = [
  { code: 'DEBIT_ORDER', label: 'Debit order (DebiCheck)', customerMayChoose: true },
  { code: 'PAYAT', label: 'Pay@ (cash at a store, card or app)', customerMayChoose: true },
  { code: 'EFT', label: 'EFT to our account with the policy number as reference', customerMayChoose: true },
  { code: 'SALARY_DEDUCTION', label: 'Salary deduction (employer, PERSAL)', customerMayChoose: false },
] as const satisfies readonly (CodeList[number] & { customerMayChoose: boolean })[];
export type PaymentMethodCode = CodeOf<typeof paymentMethods>;

/** How one premium was collected. Source: docs/domain/banking.md#r3-5. */
export const collectionTypes = [
  { code: 'DEBICHECK', label: 'DebiCheck debit order' },
  { code: 'RMS', label: 'Registered mandate debit order' },
  { code: 'EFT_DEBIT', label: 'EFT debit order' },
  { code: 'PAYAT', label: 'Pay@' },
  { code: 'EFT', label: 'EFT' },
  { code: 'CARD', label: 'Card' },
  { code: 'SALARY_DEDUCTION', label: 'Salary deduction' },
  { code: 'OTHER', label: 'Other' },
] as const satisfies CodeList;
