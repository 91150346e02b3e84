import {
  fromCents,
  lastOfMonth,
  leftOverOf,
  monthsTakenAfter,
  payatReference,
  type PlainDate,
  toCents,
} from '@portal/domain';
import {
  deleteSettledPremiums,
  deleteUnusedMoney,
  findPayment,
  lockPremiumsGivenBack,
  paymentsOf,
  type PolicyRow,
  type RandomSource,
  recordUnallocated,
  savePayment,
  saveStanding,
  saveUnusedMoney,
  settledPremiumsOf,
  type Transaction,
} from '@portal/service-store';

interface Tools {
  random: Pick<RandomSource, 'uuid'>;
}

/** The claim with which premiums are given back. */
interface WithClaim {
  /** Its reference. */
  claim: string;
  now: Date;
}

/** More payments than any policy has. */
const everyPayment = 10_000;

const total = (parts: readonly { amountCents: number }[]) => parts.reduce((sum, part) => sum + part.amountCents, 0);

/**
 * Takes the premiums out of a policy that are given back after its main member's death: the whole months after that of the death, and the
 * credit. They stand as money that was paid back, by the payments that they came with, and whoever took one of these back later finds that.
 * What an earlier payment of the same claim gave back and was cancelled is paid now. The policy must be locked. Gives the policy and the
 * cents that are to be paid. Source: docs/domain/claims.md#c8-2 and docs/domain/payments.md#r6-8.
 */
export async function givePremiumsBack(
  { random }: Tools,
  tx: Transaction,
  row: PolicyRow,
  { died, claim, now }: WithClaim & { died: PlainDate },
): Promise<{ policy: PolicyRow; cents: number }> {
  const { policyNumber, record } = row;
  const paid = { paidReference: claim, paidAt: now };
  const cancelled = (await lockPremiumsGivenBack(tx, { policyNumber, claim })).filter(({ state }) => state === 'OPEN');
  for (const money of cancelled) await saveUnusedMoney(tx, { ...money, state: 'REFUND_PAID', ...paid });
  const settled = await settledPremiumsOf(tx, policyNumber);
  const months = monthsTakenAfter(died, { ...record, settled });
  const credit = Math.max(0, toCents(record.Premium_Credit));
  const cents = total(months) + credit;
  if (cents === 0) return { policy: row, cents: total(cancelled) };
  const named = months.map(({ month }) => month);
  const inLedger = total(settled.filter(({ month }) => named.includes(month))) + credit;
  await deleteSettledPremiums(tx, policyNumber, named);
  const payments = await paymentsOf(tx, policyNumber, everyPayment);
  const broughtAlong = { paymentId: null, cents: cents - inLedger };
  for (const part of [...leftOverOf(inLedger, payments), broughtAlong].filter((one) => one.cents > 0)) {
    const payment = payments.find(({ id }) => id === part.paymentId);
    if (payment) await savePayment(tx, { ...payment, allocatedCents: payment.allocatedCents - part.cents });
    const id = random.uuid();
    await recordUnallocated(tx, {
      id,
      payatTranId: id,
      status: 'SUCCESSFUL',
      policyNumber,
      amountCents: part.cents,
      reason: 'LEFT_OVER',
      record: {
        paymentId: part.paymentId,
        payatReferenceNum: payment?.record.Reference ?? payatReference(policyNumber),
        claim,
      },
      receivedAt: now,
      state: 'REFUND_PAID',
      ...paid,
    });
  }
  const Paid_To_Date = months.length > 0 ? lastOfMonth(died) : record.Paid_To_Date;
  const policy = await saveStanding(tx, { ...record, Paid_To_Date, Premium_Credit: 0 }, row.version, now);
  return { policy, cents: cents + total(cancelled) };
}

/** Cents of premiums whose payment with this claim was cancelled, so that they are still to be given back. */
export const premiumsStillToGiveBack = async (
  tx: Transaction,
  { policyNumber }: Pick<PolicyRow, 'policyNumber'>,
  claim: string,
): Promise<number> =>
  total((await lockPremiumsGivenBack(tx, { policyNumber, claim })).filter(({ state }) => state === 'OPEN'));

/** Premiums whose payment was cancelled wait for somebody to decide about them, until the claim is decided anew. */
export async function keepPremiumsUnpaid(
  tx: Transaction,
  { policyNumber }: Pick<PolicyRow, 'policyNumber'>,
  claim: string,
): Promise<void> {
  for (const money of await lockPremiumsGivenBack(tx, { policyNumber, claim })) {
    await saveUnusedMoney(tx, { ...money, state: 'OPEN', paidReference: null, paidAt: null });
  }
}

/**
 * Puts premiums back as credit on a policy whose main member lives after all: the months that have come are paid from it. The policy must be
 * locked and in force again. Gives the policy, and the cents of this claim that were given back and are with somebody.
 */
export async function takePremiumsBack(
  tx: Transaction,
  row: PolicyRow,
  { claim, now, paidCents }: WithClaim & { paidCents: number },
): Promise<{ policy: PolicyRow; goneCents: number }> {
  const { policyNumber, record } = row;
  const given = await lockPremiumsGivenBack(tx, { policyNumber, claim });
  const all = total(given);
  const goneCents = Math.min(all, paidCents);
  let left = all - goneCents;
  if (left === 0) return { policy: row, goneCents };
  const Premium_Credit = fromCents(toCents(record.Premium_Credit) + left);
  for (const money of given) {
    const cents = Math.min(left, money.amountCents);
    if (cents === 0) continue;
    left -= cents;
    const { paymentId } = money.record;
    const payment = typeof paymentId === 'string' ? await findPayment(tx, policyNumber, paymentId) : null;
    if (payment) await savePayment(tx, { ...payment, allocatedCents: payment.allocatedCents + cents });
    if (cents === money.amountCents) await deleteUnusedMoney(tx, money.id);
    else await saveUnusedMoney(tx, { ...money, amountCents: money.amountCents - cents });
  }
  return { policy: await saveStanding(tx, { ...record, Premium_Credit }, row.version, now), goneCents };
}
