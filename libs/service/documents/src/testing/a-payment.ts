import { type Payment } from '@portal/contract';
import { addMonths } from '@portal/domain';

/** A premium that was debited and received. */
export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  Payment_Date: '2026-11-25',
  Premium_Month: '2026-11',
  Amount: 224,
  Payment_Type: 'PREMIUM',
  Collection_Type: 'DEBICHECK',
  Payment_Status: 'SUCCESSFUL',
  Reference: '700001001201',
  Payat_Transaction_Id: null,
  Failure_Reason: null,
  ...more,
});

/** A premium a month from January 2017 on, every seventh debit failed. */
export const manyPayments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, place) => {
    const Payment_Date = addMonths('2017-01-25', place);
    const failed: Partial<Payment> =
      place % 7 === 6 ? { Payment_Status: 'FAILED', Failure_Reason: 'Payment stopped by account holder' } : {};
    return aPayment({
      id: `payment-${place}`,
      Payment_Date,
      Premium_Month: Payment_Date.slice(0, 7),
      ...failed,
    });
  });
