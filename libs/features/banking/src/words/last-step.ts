import { type Policy } from '@portal/contract';
import { answerUntil, todayInJohannesburg } from '@portal/domain';
import { momentInWords } from './answer-until';

type Asked = Pick<Policy, 'DebiCheckMandate' | 'BankingDetails'>;

/**
 * What is left to do at the bank before anything can be collected, without a full stop; null when nothing is. Whoever owns the account
 * approves. Source: docs/domain/banking.md#r3-7.
 */
export function lastStep({ DebiCheckMandate: mandate, BankingDetails: account }: Asked, now: Date): string | null {
  if (mandate === null) return null;
  const isOwn = account === null || account.Account_Holder_Relationship === 'SELF';
  const toDo = isOwn ? 'approve in your bank’s app' : `${mandate.Debtor_Name} approves in their bank’s app`;
  if (mandate.Mandate_Status === 'AMENDMENT_PENDING') return `One step left: ${toDo}`;
  if (mandate.Mandate_Status !== 'PENDING_AUTHENTICATION') return null;
  const until = answerUntil(mandate);
  if (until === null) return 'One step left: approve with your card at the device';
  if (until <= now) return null;
  const moment = momentInWords(until);
  const isToday = todayInJohannesburg(until) === todayInJohannesburg(now);
  return `One step left: ${toDo} before ${isToday ? moment.slice(0, 5) : moment}`;
}
