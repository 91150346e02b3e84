import { type CodeList, codeList, type CodeOf } from './code-list';

/** From which accounts premiums are taken; bond and credit-card accounts are refused. Source: docs/domain/banking.md#r3-2. */
export const accountTypes = codeList({
  CURRENT: 'Current (cheque)',
  SAVINGS: 'Savings',
  TRANSMISSION: 'Transmission',
});
export type AccountType = CodeOf<typeof accountTypes>;

/** The account holder's relationship to the main member. */
export const accountHolderRelationships = codeList({
  SELF: 'Myself',
  SPOUSE: 'Spouse',
  PARENT: 'Parent',
  CHILD: 'Child',
  OTHER: 'Other',
});
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
export const collectionTypes = codeList({
  DEBICHECK: 'DebiCheck debit order',
  RMS: 'Registered mandate debit order',
  EFT_DEBIT: 'EFT debit order',
  PAYAT: 'Pay@',
  EFT: 'EFT',
  CARD: 'Card',
  SALARY_DEDUCTION: 'Salary deduction',
  OTHER: 'Other',
});
