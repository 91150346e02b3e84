import { timeInJohannesburg } from '@portal/domain';
import { timesOfAct, type Transaction } from '@portal/service-store';
import { Refusal } from '../../../wire/refusal';

const mostFailures = 5;
const hour = 3_600_000;

/** Refuses whoever failed too often on this policy within an hour, until the first of those failures is an hour old. */
export async function tooManyFailures(
  tx: Transaction,
  { staffId, policyNumber, now }: { staffId: string; policyNumber: string; now: Date },
): Promise<Refusal | null> {
  const since = new Date(now.getTime() - hour + 1);
  const failures = await timesOfAct(tx, { policyNumber, action: 'POLICY_NOT_OPENED', since, staffId });
  const first = failures.at(-mostFailures);
  if (first === undefined) return null;
  const free = new Date(first.getTime() + hour);
  const seconds = Math.ceil((free.getTime() - now.getTime()) / 1000);
  const message = `Too many wrong answers. You can try this policy again after ${timeInJohannesburg(free)}.`;
  return new Refusal('LOCKED', message, { headers: { 'retry-after': String(seconds) } });
}
