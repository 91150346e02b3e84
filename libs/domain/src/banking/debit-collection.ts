import { addBusinessDays, isProcessingDay } from '../base/collection-day';
import { type CollectedNow, collectedIn } from './first-debit';
import { isMandateInForce, mandateTerms } from './mandate';
import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { type PremiumPayer } from '../payments/premium-position';

/** Business days. Source: docs/domain/banking.md#r3-9. */
const collectionDays = {
  /** Instructions are made so long before their action date. */
  builtAhead: 3,
  /** The bank wants them so long before it. */
  sentAhead: 2,
  /** Without a result so long after it the bank is asked. */
  answeredWithin: 5,
} as const;

/** What decides whether premiums are collected from an account. Amounts in rand. */
export interface DebitPayer extends PremiumPayer {
  Cancellation_Date: PlainDate | null;
  PaymentMethod: PremiumPayer['PaymentMethod'] & { Payment_Method: string };
  BankingDetails: { Effective_Date: PlainDate | null } | null;
  DebiCheckMandate: {
    Mandate_Status: string;
    Collection_Day: number;
    Maximum_Collection_Amount: number;
    First_Collection_Date?: PlainDate | null;
  } | null;
  MainMember: { Life_Status: string };
}

/** A month, and the day on which its premium is collected. */
export interface DueDebit {
  /** `YYYY-MM`. */
  month: string;
  /** The action date that was agreed. */
  agreed: PlainDate;
  /** When the bank is asked for it: later than agreed where we were late ourselves. */
  actionDate: PlainDate;
}

/** Of a new policy, its first premium: once it is approved there is a mandate. */
const statusesCollected = ['PENDING', 'ACTIVE', 'IN_GRACE'];
/** Whether there is an account and a mandate by which it may be debited. */
export const hasMandateInForce = ({
  BankingDetails,
  DebiCheckMandate: mandate,
}: Pick<DebitPayer, 'BankingDetails' | 'DebiCheckMandate'>): boolean =>
  BankingDetails !== null && mandate !== null && isMandateInForce(mandate.Mandate_Status);

/** Whether premiums of this policy are collected from an account now. Source: docs/domain/banking.md#r3-9. */
export function isCollected(policy: DebitPayer): boolean {
  const { Policy_Status, PaymentMethod, DebiCheckMandate: mandate, Monthly_Premium: premium } = policy;
  return (
    statusesCollected.includes(Policy_Status) &&
    PaymentMethod.Payment_Method === 'DEBIT_ORDER' &&
    hasMandateInForce(policy) &&
    premium > 0 &&
    premium <= (mandate?.Maximum_Collection_Amount ?? 0) &&
    policy.MainMember.Life_Status !== 'DECEASED'
  );
}

/** The first processing day on which a bank can still be asked. */
function earliest(today: PlainDate): PlainDate {
  let day = addBusinessDays(today, collectionDays.sentAhead);
  while (!isProcessingDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * The months whose premium is to be asked for now on a collection day: the action date is three business days away, or it has
 * passed by no more than the days for which a payer agreed to be tried. What was missed by more waits for the next month.
 */
export function dueDebits(collectionDay: number, today: PlainDate): DueDebit[] {
  const [from, to] = [addDays(today, -mandateTerms.trackingDays), addBusinessDays(today, collectionDays.builtAhead)];
  const soonest = earliest(today);
  return [-1, 0, 1, 2]
    .map((months) => addMonths(firstOfMonth(today), months))
    .map((month) => ({ month: month.slice(0, 7), agreed: collectedIn(month, collectionDay) }))
    .filter(({ agreed }) => agreed >= from && agreed <= to)
    .map(({ month, agreed }) => ({ month, agreed, actionDate: agreed < soonest ? soonest : agreed }));
}

/** The first collection on the terms in force, from whose day on the account is used. */
const firstCollection = ({ BankingDetails, DebiCheckMandate: mandate }: DebitPayer): PlainDate =>
  (mandate?.Mandate_Status === 'AMENDMENT_PENDING' ? mandate.First_Collection_Date : BankingDetails?.Effective_Date) ??
  '';

/**
 * Whether a debit that was made on terms of before, of another account or another day, is still to be sent: its month is not paid, and the
 * policyholder still pays by debit order.
 */
export function owesDebit(policy: DebitPayer, month: string): boolean {
  const { Paid_To_Date, Cancellation_Date, Inception_Date, Policy_Status, PaymentMethod } = policy;
  const first = `${month}-01`;
  return (
    statusesCollected.includes(Policy_Status) &&
    PaymentMethod.Payment_Method === 'DEBIT_ORDER' &&
    policy.MainMember.Life_Status !== 'DECEASED' &&
    Inception_Date <= lastOfMonth(first) &&
    (Paid_To_Date === null || Paid_To_Date < lastOfMonth(first)) &&
    (Cancellation_Date === null || Cancellation_Date > first)
  );
}

/** Whether the premium of a month is asked for: it is not paid, the policy goes on that long, and the account is in use by then. */
export const wantsDebit = (policy: DebitPayer, { month, agreed }: Pick<DueDebit, 'month' | 'agreed'>): boolean =>
  isCollected(policy) && owesDebit(policy, month) && agreed >= firstCollection(policy);

/** How premiums of a policy are collected now, for a change of account or day. */
export const collectedNow = (policy: DebitPayer): CollectedNow =>
  isCollected(policy) && policy.DebiCheckMandate
    ? { debitDay: policy.DebiCheckMandate.Collection_Day, paidTo: policy.Paid_To_Date }
    : null;

/** The day on which the debit for an action date is made. */
export function debitMadeOn(agreed: PlainDate): PlainDate {
  let day = agreed;
  while (addBusinessDays(day, collectionDays.builtAhead) > agreed) day = addDays(day, -1);
  while (addBusinessDays(addDays(day, -1), collectionDays.builtAhead) >= agreed) day = addDays(day, -1);
  return day;
}

/**
 * The month about which a bank has to say no before its policy is late: the newest one whose action date has come and whose premium
 * has not. Null: nobody waits for a bank, because nothing is collected or everything is paid.
 */
export function awaitedDebit(policy: DebitPayer, today: PlainDate): string | null {
  const day = policy.DebiCheckMandate?.Collection_Day;
  if (day === undefined || !isCollected(policy)) return null;
  const come = [1, 0, -1]
    .map((months) => addMonths(firstOfMonth(today), months))
    .map((month) => ({ month: month.slice(0, 7), agreed: collectedIn(month, day) }))
    .find(({ agreed }) => agreed <= today);
  return come && wantsDebit(policy, come) ? come.month : null;
}

/** The last day on which the bank still tries. */
export const trackedUntil = (actionDay: PlainDate): PlainDate => addDays(actionDay, mandateTerms.trackingDays);

/** From this day on the bank is asked what became of a debit that it has not answered about. */
export const askedAgainFrom = (actionDay: PlainDate, isTracked: boolean): PlainDate =>
  addBusinessDays(isTracked ? trackedUntil(actionDay) : actionDay, collectionDays.answeredWithin);
