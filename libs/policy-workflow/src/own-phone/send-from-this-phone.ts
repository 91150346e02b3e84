import { everything, sendWrite, writeMutation } from '@portal/api-client';
import { ChangeSchema, customersOnly, draftAdditions, endpoint } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { toast } from '@portal/ui-kit';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { readCopy } from './kept-copy';
import { destroyVault } from './store';
import { sendWaiting, takeBack } from './send-waiting';
import { forgetTyped, keepTyped } from './typed-answers';
import { sentKey, waitingKey } from './waiting-keys';
import { type WaitingChange, waitingOnThisPhone as waiting } from './waiting-changes';

/** The row of the contract that a change was made for: every row that takes a change replies with one. */
const rowOf = ({ route, takesFiles }: WaitingChange) =>
  endpoint(route, { summary: '', callers: customersOnly, reply: ChangeSchema, takesFiles });

const draftOf = ({ policyNumber, form, recordId }: WaitingChange) => ({ policyNumber, form, recordId });

/** Sends what this person left waiting on this phone. What somebody else left here is destroyed instead. */
export async function sendFromThisPhone(client: QueryClient, userId: string, now: () => Date = () => new Date()) {
  const copy = await readCopy(now());
  if (copy === null) return;
  if (copy.userId !== userId) return destroyVault();
  await sendWaiting(userId, {
    waiting,
    now,
    locks: navigator.locks,
    isOnline: () => onlineManager.isOnline(),
    send: (change) => {
      const { key: idempotencyKey, policyNumber, body } = change;
      const row = rowOf(change);
      const sending = writeMutation(row, { policyNumber } as never, { whenSettled: everything });
      return sendWrite(client, sending, body as never, { idempotencyKey } as never);
    },
    onAnswer: (change, answer) => {
      const what = labelOf(actionTypes, change.action);
      if (!answer.success) return void toast.error(`${what}: not sent. ${answer.message}`);
      client.setQueryData(sentKey(change.key), answer.data);
      toast.success(`${what}: sent.`);
      void forgetTyped(formOf(change));
      void sendWrite(client, writeMutation(draftAdditions.deleteDraft, draftOf(change)));
    },
  });
  await client.invalidateQueries({ queryKey: waitingKey(userId) });
}

const formOf = ({ userId, policyNumber, form, recordId }: WaitingChange) => ({ userId, policyNumber, form, recordId });

/** Takes a change back into its form: its answers stand there when it opens. False: it went out, or it may have. */
export async function changeAgain(client: QueryClient, { userId, key }: WaitingChange, now: () => Date) {
  const change = await takeBack(userId, key, { waiting, now, locks: navigator.locks });
  if (change) await keepTyped(formOf(change), change.values);
  await client.invalidateQueries({ queryKey: waitingKey(userId) });
  return change !== null;
}

/** Forgets a change. False: it went out, or it may have. */
export async function removeWaiting(client: QueryClient, { userId, key }: WaitingChange, now: () => Date) {
  const change = await takeBack(userId, key, { waiting, now, locks: navigator.locks });
  await client.invalidateQueries({ queryKey: waitingKey(userId) });
  return change !== null;
}
