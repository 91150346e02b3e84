import { type Payment } from '@portal/contract';
import { formatPayatReference, policyNumberOfReference } from '@portal/domain';
import { monthInWords, paymentTypeWords } from '@portal/contract/words';

/** A reference as it stands on a slip: that of Pay@ in groups of four. */
export const referenceInWords = (reference: string): string =>
  policyNumberOfReference(reference) === null ? reference : formatPayatReference(reference);

/** What a payment was for: `Premium, October 2026`. */
export const whatItWasFor = ({
  Payment_Type,
  Premium_Month,
}: Pick<Payment, 'Payment_Type' | 'Premium_Month'>): string =>
  `${paymentTypeWords[Payment_Type]}, ${monthInWords(Premium_Month)}`;
