import { type Payment } from '@portal/contract';
import {
  addDays,
  fromCents,
  payatReference,
  type PlainDate,
  premiumPosition,
  todayInJohannesburg,
} from '@portal/domain';
import { type PaymentRow, type StoredPolicy } from '@portal/service-store';

/** The month, `YYYY-MM`, that the next premium is for. */
const nextMonthToPay = ({ Paid_To_Date, Inception_Date }: StoredPolicy): string =>
  (Paid_To_Date === null ? Inception_Date : addDays(Paid_To_Date, 1)).slice(0, 7);

/** What a payment made today would be for. */
function paymentType(policy: StoredPolicy, today: PlainDate): Payment['Payment_Type'] {
  if (policy.Policy_Status === 'LAPSED') return 'REINSTATEMENT';
  return premiumPosition(policy, today, false).Arrears_Amount > 0 ? 'ARREARS' : 'PREMIUM';
}

interface NewPayment {
  id: string;
  amountCents: number;
  now: Date;
}

/** A payment that is on its way. */
export function newPayment(policy: StoredPolicy, { id, amountCents, now }: NewPayment): PaymentRow {
  const today = todayInJohannesburg(now);
  const premiumMonth = nextMonthToPay(policy);
  const record: Payment = {
    id,
    Payment_Date: today,
    Premium_Month: premiumMonth,
    Amount: fromCents(amountCents),
    Payment_Type: paymentType(policy, today),
    Collection_Type: 'PAYAT',
    Payment_Status: 'SUBMITTED',
    Reference: payatReference(policy.Policy_Number),
    Payat_Transaction_Id: null,
    Failure_Reason: null,
  };
  return {
    id,
    policyNumber: policy.Policy_Number,
    premiumMonth,
    status: 'SUBMITTED',
    paidAt: now,
    amountCents,
    record,
    payatTranId: null,
    allocatedCents: 0,
    redirectUrl: null,
    initiatedAt: null,
    expiresAt: null,
  };
}

type Changed = Partial<
  Pick<PaymentRow, 'amountCents' | 'premiumMonth' | 'payatTranId' | 'allocatedCents' | 'paidAt'>
> & {
  status: PaymentRow['status'];
  failureReason?: string | null;
};

/** The payment with another status, in its columns and in what people read of it. */
export function withStatus(payment: PaymentRow, { failureReason = null, ...columns }: Changed): PaymentRow {
  const next = { ...payment, ...columns };
  const record: Payment = {
    ...payment.record,
    Payment_Status: next.status,
    Amount: fromCents(next.amountCents),
    Premium_Month: next.premiumMonth,
    Payment_Date: todayInJohannesburg(next.paidAt),
    Payat_Transaction_Id: next.payatTranId,
    Failure_Reason: failureReason,
  };
  return { ...next, record };
}
