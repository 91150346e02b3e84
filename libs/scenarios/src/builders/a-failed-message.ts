import { type notificationSentences, smsSentence } from '@portal/contract/words';
import { addDays, formatDate, formatRand, type PlainDate } from '@portal/domain';
import { type SeedFailedMessage, type SeedPolicy } from '@portal/service-store';
import { at } from './at';

interface Undelivered {
  type: keyof typeof notificationSentences;
  daysAgo: number;
  /** The number that was refused; that of the main member without one. */
  to?: string;
}

/** A text message about a policy that the gateway refused, in the words that the service uses. */
export function aFailedMessage(
  policy: SeedPolicy,
  today: PlainDate,
  { type, daysAgo, to = policy.MainMember.Cell_Number ?? '' }: Undelivered,
): SeedFailedMessage {
  const amount = formatRand(policy.Monthly_Premium ?? 0);
  const words = { no: policy.Policy_Number, date: formatDate(today), amount, premium: amount, name: '', reason: '' };
  return {
    policyNumber: policy.Policy_Number,
    to,
    text: smsSentence(type, words),
    purpose: type,
    failedAt: at(addDays(today, -daysAgo), '07:15'),
  };
}
