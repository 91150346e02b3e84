import { type DebitPayer, hasMandateInForce } from '../banking/debit-collection';
import { type PolicyStatus } from '../code-lists/statuses';
import { fromCents, toCents } from '../base/money';
import { addDays, type PlainDate } from '../base/plain-date';
import { premiumOf } from '../payments/premium-of';
import { type DueMonth, firstPremiumDue, firstUnpaid, type PremiumPayer } from '../payments/premium-position';
import { type AddedCover } from '../cover/parts-of-cover';
import { isCovering } from '../policy/policy-status';
import { premiumsResumeOn, type WaivedPayer } from '../standing/premiums-resume';
import {
  childReminders,
  extraCoverReminders,
  type RemindedChild,
  type RemindedLife,
  waitingPeriodReminders,
} from './life-reminders';
import { type Reminder, remindersBefore } from './reminder';

/** A policy as reminders need it. */
export interface RemindedPolicy extends WaivedPayer, Pick<DebitPayer, 'BankingDetails' | 'DebiCheckMandate'> {
  id: string;
  Policy_Status: PolicyStatus;
  MainMember: RemindedLife;
  Spouse: RemindedLife | null;
  Children: readonly RemindedChild[];
  ExtendedMembers: readonly RemindedLife[];
  Cover_Increases: readonly AddedCover[];
  PaymentMethod: PremiumPayer['PaymentMethod'] & { Payment_Method: string };
}

/** A request that waits, by its label, until the day it expires. */
export interface RemindedRequest {
  id: string;
  label: string;
  expires: PlainDate;
  /** It is the application for the policy itself. */
  isApplication?: boolean;
}

/** Whether a policy is reminded of anything but requests: nobody reads it while nobody has taken over from a policyholder who died. */
const isReminded = ({ Policy_Status, MainMember }: RemindedPolicy): boolean =>
  isCovering(Policy_Status) && MainMember.Life_Status !== 'DECEASED';

/** Every reminder that this policy as it is gives rise to, past ones and those of the next year among them. */
function plannedReminders(policy: RemindedPolicy, requests: readonly RemindedRequest[], today: PlainDate): Reminder[] {
  const { MainMember, Spouse, Children, ExtendedMembers } = policy;
  const ofRequests = requests.flatMap(({ id, label, expires }) =>
    remindersBefore({ kind: 'REQUEST_EXPIRING', subject: id, date: expires, name: label }),
  );
  if (policy.Policy_Status === 'PENDING') {
    // Nobody is asked to pay for what may still be declined.
    return requests.some(({ isApplication }) => isApplication)
      ? ofRequests
      : [...ofRequests, ...ofFirstPremium(policy)];
  }
  if (!isReminded(policy)) return ofRequests;
  const lives = [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers];
  return [
    ...ofRequests,
    ...ofPremium(policy),
    ...ofPremiumsResumed(policy),
    ...waitingPeriodReminders(policy.id, lives),
    ...extraCoverReminders(policy.id, lives, policy.Cover_Increases),
    ...Children.flatMap((child) => childReminders(child, today)),
  ];
}

/** The ways to pay by which nobody collects, so that people have to think of it. */
const paidByHand = ['PAYAT', 'EFT'];

/**
 * Whether the premium of a month is paid only if somebody thinks of it. A debit order collects nothing without a mandate in force, and of
 * somebody who paid by hand before nothing before its first collection. Source: docs/domain/banking.md#r3-9.
 */
function isPaidByHand(policy: RemindedPolicy, month: PlainDate): boolean {
  const { Payment_Method, Debit_Day_From, Previous_Debit_Day = null } = policy.PaymentMethod;
  if (Payment_Method !== 'DEBIT_ORDER') return paidByHand.includes(Payment_Method);
  const isBeforeCollections = Boolean(Debit_Day_From && month < Debit_Day_From) && Previous_Debit_Day === null;
  return isBeforeCollections || !hasMandateInForce(policy);
}

/** Before each premium that nobody collects. One that was missed has notices of its own. */
function ofPremium(policy: RemindedPolicy): Reminder[] {
  const due = policy.Policy_Status === 'ACTIVE' ? firstUnpaid(policy) : null;
  return due === null ? [] : paidByHandOn(policy, due);
}

/** Before premiums begin again. */
function ofPremiumsResumed(policy: RemindedPolicy): Reminder[] {
  const date = premiumsResumeOn(policy);
  if (date === null) return [];
  return remindersBefore({ kind: 'PREMIUMS_RESUME', subject: policy.id, date, amount: premiumOf(policy, date) });
}

/** Before the premium that begins a policy; one that comes later begins it later. */
const ofFirstPremium = (policy: RemindedPolicy): Reminder[] =>
  policy.Paid_To_Date === null
    ? paidByHandOn(policy, { month: policy.Inception_Date, due: firstPremiumDue(policy) })
    : [];

function paidByHandOn(policy: RemindedPolicy, { month, due: date }: DueMonth): Reminder[] {
  const { Premium_Credit } = policy;
  if (!isPaidByHand(policy, month)) return [];
  const amount = fromCents(toCents(premiumOf(policy, month)) - toCents(Premium_Credit));
  return remindersBefore({ kind: 'PREMIUM_DUE', subject: policy.id, date, amount });
}

/** What is to be sent today, unless it was sent before: never what is for another day, long past or no longer true. */
export const remindersDue = (
  policy: RemindedPolicy,
  requests: readonly RemindedRequest[],
  today: PlainDate,
): Reminder[] =>
  plannedReminders(policy, requests, today).filter(
    ({ day, until, amount = 1 }) => day <= today && today <= until && amount > 0,
  );

/** So many days after it was looked at a policy is looked at again, whatever is planned: what is reminded of may be another by then. */
export const lookAgainAfterDays = 30;

/**
 * The next day after today on which to look at a policy: when there may be something to send if nothing changes, and at the latest after so many
 * days, because a version of this service to come may know of more. Null: it is reminded of nothing until it is saved again. Requests have days
 * of their own.
 */
export function nextReminderDay(policy: RemindedPolicy, today: PlainDate): PlainDate | null {
  const days = plannedReminders(policy, [], today).map(({ day }) => day);
  const isLookedAt = isReminded(policy) || policy.Policy_Status === 'PENDING';
  const latest = isLookedAt ? [addDays(today, lookAgainAfterDays)] : [];
  return [...days, ...latest].filter((day) => day > today).sort()[0] ?? null;
}

/** The day on which a policy that is so today is looked at next: today when something is due, else as above. */
export const reminderDay = (policy: RemindedPolicy, today: PlainDate): PlainDate | null =>
  remindersDue(policy, [], today).length > 0 ? today : nextReminderDay(policy, today);
