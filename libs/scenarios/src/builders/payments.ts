import { actionDate, addDays, addMonths, firstOfMonth, payatReference, type PlainDate, yearOf } from '@portal/domain';
import { type SeedPayment, type SeedPolicy } from '@portal/service-store';
import { dueIn } from './due-day';
import { idOf } from './derived';

const kept = 24;
const collectionTypes = {
  DEBIT_ORDER: 'DEBICHECK',
  PAYAT: 'PAYAT',
  EFT: 'EFT',
  SALARY_DEDUCTION: 'SALARY_DEDUCTION',
} as const;

const monthsFrom = (first: PlainDate, last: PlainDate): PlainDate[] => {
  const months: PlainDate[] = [];
  for (let month = firstOfMonth(first); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
};

/** One premium of one month as it was asked for on its action date, or in the days before today. */
function premiumFor(policy: SeedPolicy, month: PlainDate, today: PlainDate): SeedPayment {
  const { Policy_Number, Monthly_Premium = 0, PaymentMethod } = policy;
  const method = PaymentMethod?.Payment_Method ?? 'DEBIT_ORDER';
  const collected = actionDate(yearOf(month), Number(month.slice(5, 7)), PaymentMethod?.Debit_Day ?? 1);
  const Premium_Month = month.slice(0, 7);
  return {
    id: idOf(`${Policy_Number}/payment-${Premium_Month}`),
    policyNumber: Policy_Number,
    Payment_Date: collected < today ? collected : addDays(today, -1),
    Premium_Month,
    Amount: Monthly_Premium,
    Payment_Type: 'PREMIUM',
    Collection_Type: collectionTypes[method],
    Payment_Status: 'SUCCESSFUL',
    Reference: method === 'PAYAT' ? payatReference(Policy_Number) : `${Policy_Number}01`,
    Payat_Transaction_Id: method === 'PAYAT' ? `PAT${pickNumber(Policy_Number, Premium_Month)}` : null,
    Failure_Reason: null,
  };
}

const pickNumber = (policyNumber: string, month: string) => policyNumber.slice(-6) + month.replace('-', '');

/**
 * The last 24 payments that explain how a policy stands: premiums received up to the paid-to date, debits that failed
 * after it until today or until the policy lapsed.
 */
export function paymentHistory(
  policy: SeedPolicy,
  today: PlainDate,
  Failure_Reason = 'Insufficient funds',
): SeedPayment[] {
  const { Inception_Date, Paid_To_Date, Policy_Status, Lapse_Date } = policy;
  const received = Paid_To_Date ? monthsFrom(Inception_Date, Paid_To_Date) : [];
  const failing = Policy_Status === 'IN_GRACE' || Policy_Status === 'LAPSED';
  const asked = failing && Paid_To_Date ? monthsFrom(addDays(Paid_To_Date, 1), Lapse_Date ?? today) : [];
  const failed = asked
    .filter((month) => dueIn(month, policy.PaymentMethod?.Debit_Day ?? 1) < (Lapse_Date ?? today))
    .map((month): SeedPayment => ({
      ...premiumFor(policy, month, today),
      Payment_Status: 'FAILED',
      Failure_Reason,
    }));
  return [...received.map((month) => premiumFor(policy, month, today)), ...failed].slice(-kept);
}

/** The premium of the month after the paid-to date, on its way: no answer yet. */
export const submittedPayment = (policy: SeedPolicy, today: PlainDate): SeedPayment => ({
  ...premiumFor(policy, addDays(policy.Paid_To_Date ?? addDays(policy.Inception_Date, -1), 1), today),
  Payment_Date: addDays(today, -1),
  Payment_Status: 'SUBMITTED',
});
