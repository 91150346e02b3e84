import { type Notification } from '@portal/contract';
import { notificationSentences } from '@portal/contract/words';
import { addDays, formatDate, formatRand, type PlainDate } from '@portal/domain';
import { type SeedNotification, type SeedPayment, type SeedPolicy } from '@portal/service-store';
import { at } from './at';
import { idOf } from './derived';

type NotificationType = Notification['type'];

/** What a message is about, as far as the policy does not say it. */
export interface Notice {
  type: NotificationType;
  /** At least 1, so that no message comes from the future. */
  daysAgo: number;
  /** The time of that day. */
  time?: string;
  isRead?: boolean;
  /** The person or the change that the sentence names. */
  name?: string;
  /** The day that the sentence names; today without one. */
  date?: PlainDate;
  /** The day from which something is so. */
  since?: PlainDate | null | undefined;
  /** Why something was declined or failed. */
  reason?: string;
  /** Rand; the monthly premium without one. */
  amount?: number;
  actionUrl?: string;
}

/** A message about a policy in the words that the service uses. */
export function aNotification(policy: SeedPolicy, today: PlainDate, notice: Notice): SeedNotification {
  const { type, daysAgo, time = '06:30', isRead = false, name = '', date = today, reason = '' } = notice;
  const premium = policy.Monthly_Premium ?? 0;
  const { title, severity, sentence, path } = notificationSentences[type];
  const createdAt = at(addDays(today, -daysAgo), time);
  return {
    id: idOf(`${policy.Policy_Number}/notification-${type}-${daysAgo}-${name}`),
    policyNumber: policy.Policy_Number,
    type,
    severity,
    title,
    isRead,
    createdAt,
    readAt: isRead ? at(addDays(today, -daysAgo), '17:45') : null,
    inAppMessage: sentence({
      name,
      reason,
      no: policy.Policy_Number,
      date: formatDate(date),
      amount: formatRand(notice.amount ?? premium),
      premium: formatRand(premium),
      since: notice.since ? formatDate(notice.since) : '',
    }),
    actionUrl: notice.actionUrl ?? path,
  };
}

/** Tells that a policy lapsed: what was not paid, and until when it can come back. */
export function aLapseNotice(
  policy: SeedPolicy,
  today: PlainDate,
  { daysAgo, payments }: { daysAgo: number; payments: readonly SeedPayment[] },
): SeedNotification {
  const failed = payments.filter(({ Payment_Status }) => Payment_Status === 'FAILED').length;
  return aNotification(policy, today, {
    type: 'POLICY_LAPSED',
    daysAgo,
    date: policy.Reinstatement_End_Date ?? today,
    amount: failed * (policy.Monthly_Premium ?? 0),
  });
}
