import {
  formatDate,
  formatRandAndCents,
  fromCents,
  payoutDaysToProve,
  type PayoutProof,
  type PlainDate,
  provePayouts,
  todayInJohannesburg,
} from '@portal/domain';
import {
  appendAudit,
  centsMovedOn,
  findSending,
  firstSendingAt,
  insertProof,
  inTransaction,
  lastProvedDay,
  noteException,
} from '@portal/service-store';
import { askNow } from './ask-about-payouts';
import { type ListedPayout } from './payout-bank';
import { type PayoutTools } from './payout-tools';

/**
 * Compares what was paid and what came back with the list of the bank, and of whoever issues vouchers, day by day up to yesterday. What is listed
 * and has not reached us is asked about first. A day that differs waits for an administrator, and until then no claim is paid (`sendPayouts`).
 * Rejects where one of them gives no list. Gives how many days there were.
 */
export async function proveDays(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const { database, clock } = tools;
  const first = await firstSendingAt(database);
  const firstSentOn = first && todayInJohannesburg(first);
  const days = payoutDaysToProve({ firstSentOn, lastProved: await lastProvedDay(database) }, clock.now());
  for (const [at, day] of days.entries()) {
    if (signal?.aborted) return at;
    await proveDay(tools, day);
  }
  return days.length;
}

async function proveDay(tools: PayoutTools, day: PlainDate): Promise<void> {
  const listed = [...(await tools.bank.listOf(day)), ...((await tools.vouchers?.listOf(day)) ?? [])];
  for (const one of listed) await takeInUnheard(tools, one);
  const banks = listed.map(({ payoutId, kind, amountCents }) => ({
    payoutId,
    cents: kind === 'PAID' ? amountCents : -amountCents,
  }));
  const proof = provePayouts(await centsMovedOn(tools.database, day), banks);
  await noteProof(tools, day, proof);
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The bank says more of a payment than has reached us. */
async function takeInUnheard(tools: PayoutTools, { payoutId, kind }: ListedPayout): Promise<void> {
  const sending = isUuid(payoutId) ? await findSending(tools.database, payoutId) : null;
  if (sending === null) return;
  const isHeard = kind === 'PAID' ? sending.paidAt !== null : sending.returnedAt !== null;
  if (!isHeard) await askNow(tools, sending);
}

const noteProof = ({ database, clock, random }: PayoutTools, day: PlainDate, proof: PayoutProof): Promise<void> =>
  inTransaction(database, async (tx) => {
    const now = clock.now();
    const isFirst = await insertProof(tx, { day, ...proof, provedAt: now });
    if (!isFirst) return;
    const doDiffer = proof.differing.length > 0;
    if (doDiffer) {
      await noteException(tx, {
        id: random.uuid(),
        collectionId: day,
        policyNumber: null,
        reason: 'PAYOUTS_DIFFER',
        record: { cause: causeOf(day, proof), amountCents: proof.bankCents, differing: proof.differing },
        notedAt: now,
      });
    }
    await appendAudit(tx, {
      at: now,
      actorType: 'SYSTEM',
      action: 'PAYOUTS_PROVED',
      outcome: doDiffer ? 'FAILED' : 'SUCCEEDED',
      after: {
        Day: day,
        Ours: fromCents(proof.ourCents),
        Banks: fromCents(proof.bankCents),
        Differing: proof.differing.length,
      },
    });
  });

const causeOf = (day: PlainDate, { ourCents, bankCents, differing }: PayoutProof): string =>
  `On ${formatDate(day)} our books say ${formatRandAndCents(fromCents(ourCents))} and the bank ` +
  `${formatRandAndCents(fromCents(bankCents))}; payments that differ: ${differing.length}`;
