import { type Payment, portalPaths } from '@portal/contract';
import { formatPayatReference, labelOf, policyNumberOfReference } from '@portal/domain';
import { monthInWords, paymentTypeWords } from '@portal/contract/words';

/** How the payer paid on the payment page. Source: domain rules 6.4 and 6.7. */
const payatMethodLabels = [
  { code: 'CARD', label: 'Card' },
  { code: 'EFT', label: 'EFT' },
  { code: 'CAPITEC_PAY', label: 'Capitec Pay' },
  { code: 'SCAN_TO_PAY', label: 'Scan to Pay' },
  { code: 'SNAPSCAN', label: 'SnapScan' },
  { code: 'ZAPPER', label: 'Zapper' },
  { code: 'OZOW', label: 'Ozow' },
  { code: 'CASH', label: 'Cash at a store' },
] as const;

/** A method of the payment page in words; one that nobody knows as it came. */
export const payatMethodLabel = (code: string): string => labelOf(payatMethodLabels, code);

/** A reference as it stands on a slip: that of Pay@ in groups of four. */
export const referenceInWords = (reference: string): string =>
  policyNumberOfReference(reference) === null ? reference : formatPayatReference(reference);

/** What a payment was for: `Premium, October 2026`. */
export const whatItWasFor = ({
  Payment_Type,
  Premium_Month,
}: Pick<Payment, 'Payment_Type' | 'Premium_Month'>): string =>
  `${paymentTypeWords[Payment_Type]}, ${monthInWords(Premium_Month)}`;

export const toPayments = { to: portalPaths.payments(), label: 'Go to your payments' };
