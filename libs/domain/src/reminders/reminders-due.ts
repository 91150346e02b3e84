import { type PolicyStatus } from '../code-lists/statuses';
import { fromCents, toCents } from '../base/money';
import { addDays, type PlainDate } from '../base/plain-date';
import { firstPremiumDue, firstUnpaidDue, type PremiumPayer } from '../payments/premium-position';
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
export interface RemindedPolicy extends WaivedPayer {
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
  if (!isCovering(policy.Policy_Status)) return ofRequests;
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

/** Before each premium that somebody pays by hand: nobody after the policyholder’s death. One that was missed has notices of its own. */
function ofPremium(policy: RemindedPolicy): Reminder[] {
  const isAsked = policy.Policy_Status === 'ACTIVE' && policy.MainMember.Life_Status !== 'DECEASED';
  const due = isAsked ? firstUnpaidDue(policy) : null;
  return due === null ? [] : paidByHandOn(policy, due);
}

/** Before premiums begin again: nobody pays them while nobody has taken over from a policyholder who died. */
function ofPremiumsResumed(policy: RemindedPolicy): Reminder[] {
  const date = policy.MainMember.Life_Status === 'DECEASED' ? null : premiumsResumeOn(policy);
  if (date === null) return [];
  return remindersBefore({ kind: 'PREMIUMS_RESUME', subject: policy.id, date, amount: policy.Monthly_Premium });
}

/** Before the premium that begins a policy; one that comes later begins it later. */
const ofFirstPremium = (policy: RemindedPolicy): Reminder[] =>
  policy.Paid_To_Date === null ? paidByHandOn(policy, firstPremiumDue(policy)) : [];

function paidByHandOn(policy: RemindedPolicy, date: PlainDate): Reminder[] {
  const { Monthly_Premium, Premium_Credit, PaymentMethod } = policy;
  const amount = fromCents(toCents(Monthly_Premium) - toCents(Premium_Credit));
  if (amount <= 0 || !paidByHand.includes(PaymentMethod.Payment_Method)) return [];
  return remindersBefore({ kind: 'PREMIUM_DUE', subject: policy.id, date, amount });
}

/** What is to be sent today, unless it was sent before: never what is for another day, long past or no longer true. */
export const remindersDue = (
  policy: RemindedPolicy,
  requests: readonly RemindedRequest[],
  today: PlainDate,
): Reminder[] => plannedReminders(policy, requests, today).filter(({ day, until }) => day <= today && today <= until);

/** The next day after today on which there is something to send if nothing changes; null: none. Requests have days of their own. */
export function nextReminderDay(policy: RemindedPolicy, today: PlainDate): PlainDate | null {
  const days = plannedReminders(policy, [], today).map(({ day }) => day);
  // Studies that are proved each year are worked out for this year and the next.
  const yearly = policy.Children.some((child) => child.Is_Student) ? [addDays(today, 300)] : [];
  return [...days, ...yearly].filter((day) => day > today).sort()[0] ?? null;
}

/** The day on which a policy that is so today is looked at next: today when something is due, else as above. */
export const reminderDay = (policy: RemindedPolicy, today: PlainDate): PlainDate | null =>
  remindersDue(policy, [], today).length > 0 ? today : nextReminderDay(policy, today);
