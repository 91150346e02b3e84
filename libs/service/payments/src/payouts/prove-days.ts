import {
  formatDate,
  formatRandAndCents,
  fromCents,
  payoutDaysToProve,
  type PayoutMethod,
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
import { type PayoutChannel } from './payout-channel';
import { type PayoutTools } from './payout-tools';

/**
 * Compares what was paid in one way and what came back with the list of whoever pays so, day by day up to yesterday. What is listed and has not
 * reached us is asked about first. A day that differs waits for an administrator, and until then no claim is paid (`sendPayouts`). Rejects where
 * there is no list. Gives how many days there were.
 */
export async function proveDays(tools: PayoutTools, channel: PayoutChannel, signal?: AbortSignal): Promise<number> {
  const { database, clock } = tools;
  const first = await firstSendingAt(database, channel.method);
  const firstSentOn = first && todayInJohannesburg(first);
  const lastProved = await lastProvedDay(database, channel.method);
  const days = payoutDaysToProve({ firstSentOn, lastProved }, clock.now());
  for (const [at, day] of days.entries()) {
    if (signal?.aborted) return at;
    await proveDay(tools, channel, day);
  }
  return days.length;
}

async function proveDay(tools: PayoutTools, { method, listOf }: PayoutChannel, day: PlainDate): Promise<void> {
  const listed = await listOf(day);
  for (const one of listed) await takeInUnheard(tools, one);
  const theirs = listed.map(({ payoutId, kind, amountCents }) => ({
    payoutId,
    cents: kind === 'PAID' ? amountCents : -amountCents,
  }));
  const proof = provePayouts(await centsMovedOn(tools.database, method, day), theirs);
  await noteProof(tools, { method, day, proof });
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The list says more of a payment than has reached us. */
async function takeInUnheard(tools: PayoutTools, { payoutId, kind }: ListedPayout): Promise<void> {
  const sending = isUuid(payoutId) ? await findSending(tools.database, payoutId) : null;
  if (sending === null) return;
  const isHeard = kind === 'PAID' ? sending.paidAt !== null : sending.returnedAt !== null;
  if (!isHeard) await askNow(tools, sending);
}

interface Proved {
  method: PayoutMethod;
  day: PlainDate;
  proof: PayoutProof;
}

const noteProof = ({ database, clock, random }: PayoutTools, { method, day, proof }: Proved): Promise<void> =>
  inTransaction(database, async (tx) => {
    const now = clock.now();
    const isFirst = await insertProof(tx, method, { day, ...proof, provedAt: now });
    if (!isFirst) return;
    const doDiffer = proof.differing.length > 0;
    if (doDiffer) {
      await noteException(tx, {
        id: random.uuid(),
        collectionId: day,
        policyNumber: null,
        reason: 'PAYOUTS_DIFFER',
        record: { cause: causeOf({ method, day, proof }), amountCents: proof.bankCents, differing: proof.differing },
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
        Method: method,
        Ours: fromCents(proof.ourCents),
        Banks: fromCents(proof.bankCents),
        Differing: proof.differing.length,
      },
    });
  });

const lister = { BANK: 'the bank', CASH_VOUCHER: 'the provider of vouchers' };

const causeOf = ({ method, day, proof: { ourCents, bankCents, differing } }: Proved): string =>
  `On ${formatDate(day)} our books say ${formatRandAndCents(fromCents(ourCents))} and ${lister[method]} ` +
  `${formatRandAndCents(fromCents(bankCents))}; payments that differ: ${differing.length}`;
