import { addressOfLetter, letterText, type LetterType } from '@portal/contract/words';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { messageQueue, type PolicyRow, type Transaction } from '@portal/service-store';
import { type Notice, wordsOf } from './notices';
import { type PipelineTools } from './tools';

/** A letter, and what it says as a notice does. */
interface Letter extends Notice {
  type: LetterType;
  /** Who gets it, as it is read. */
  to: string;
}

/** Enqueues a letter to the postal address of a policy; sent again, it goes to the one that the policy has then. */
export async function postLetter(
  { random }: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { policyNumber, record }: Pick<PolicyRow, 'policyNumber' | 'record'>,
  { to, ...notice }: Letter,
  now: Date,
): Promise<void> {
  const { PostalAddress, PhysicalAddress } = record.MainMember;
  const on = formatDate(todayInJohannesburg(now));
  const message = {
    channel: 'POST',
    to: addressOfLetter(to, PostalAddress ?? PhysicalAddress),
    text: letterText(notice.type, wordsOf(notice, policyNumber, now), on),
    purpose: notice.type,
  } as const;
  await messageQueue.enqueue(tx, { id: random.uuid(), policyNumber, message, now });
}
