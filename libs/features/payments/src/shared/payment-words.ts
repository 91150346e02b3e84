import { type Payment, portalPaths } from '@portal/contract';
import { labelOf } from '@portal/domain';
import { monthInWords } from './months';

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

const typeLabels: Record<Payment['Payment_Type'], string> = {
  PREMIUM: 'Premium',
  ARREARS: 'Outstanding premium',
  REINSTATEMENT: 'To reinstate the policy',
  REFUND: 'Refund',
  REVERSAL: 'Taken back',
};

/** What kind of payment it was. */
export const paymentTypeLabel = (type: Payment['Payment_Type']): string => typeLabels[type];

/** What a payment was for: `Premium, October 2026`. */
export const whatItWasFor = ({
  Payment_Type,
  Premium_Month,
}: Pick<Payment, 'Payment_Type' | 'Premium_Month'>): string =>
  `${paymentTypeLabel(Payment_Type)}, ${monthInWords(Premium_Month)}`;

export const toPayments = { to: portalPaths.payments(), label: 'Go to your payments' };
