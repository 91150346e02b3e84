import { smsSentence } from '@portal/contract/words';
import { aliveCheckNumbers, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { sendNotices } from '@portal/service-change-pipeline';
import {
  type DeathReportRow,
  messageQueue,
  numbersBefore,
  openReportsOn,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { type JudgedLife } from './judge-findings';

/**
 * Tells policyholders what was reported: in the portal about each policy, and by text message each number once; whether they live is asked at
 * once, whatever the hour. The same reporter a second time tells nothing new.
 */
export async function tellPolicyholders(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  report: DeathReportRow,
  lives: readonly JudgedLife[],
  now: Date,
): Promise<void> {
  const texted = new Set<string>();
  for (const { policy, life, tells } of lives) {
    if (tells === null || (await isToldAlready(tx, report, { policy, lifeId: life.id }))) continue;
    const numbers = await numbersOf(tx, policy, tells, todayInJohannesburg(now));
    const [first = null, ...others] = numbers.filter((number) => !texted.has(number));
    await sendNotices(tools, tx, policy, [{ type: tells, smsTo: first }], now);
    for (const to of others) {
      const text = smsSentence(tells, { ...noWords, no: policy.policyNumber });
      const message = { channel: 'SMS', to, text, purpose: tells } as const;
      await messageQueue.enqueue(tx, { id: tools.random.uuid(), policyNumber: policy.policyNumber, message, now });
    }
    for (const number of numbers) texted.add(number);
  }
}

const noWords = { amount: '', premium: '', date: '', name: '', reason: '' };

async function isToldAlready(
  tx: Transaction,
  { cellNumber }: DeathReportRow,
  { policy: { policyNumber }, lifeId }: { policy: PolicyRow; lifeId: string },
): Promise<boolean> {
  const open = await openReportsOn(tx, { policyNumber, lifeId });
  return open.some((other) => other.cellNumber === cellNumber);
}

/** The number on record; whoever is asked whether they live is asked on those before it too, which a thief may have changed. */
async function numbersOf(
  tx: Transaction,
  { policyNumber, record }: PolicyRow,
  tells: NonNullable<JudgedLife['tells']>,
  today: PlainDate,
): Promise<string[]> {
  const onRecord = record.MainMember.Cell_Number;
  if (!onRecord || tells !== 'ALIVE_CHECK') return onRecord ? [onRecord] : [];
  const before = await numbersBefore(tx, policyNumber);
  const changed = before.map(({ number, changedAt }) => ({ number, changedOn: todayInJohannesburg(changedAt) }));
  return aliveCheckNumbers(onRecord, changed, today);
}
