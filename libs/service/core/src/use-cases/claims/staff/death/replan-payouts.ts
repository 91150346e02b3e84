import { fromCents, laterOf, type PlainDate, type SharePayment, toCents } from '@portal/domain';
import {
  appendAudit,
  type Claimant,
  type ClaimRow,
  claimsOfPolicies,
  insertPayouts,
  isToParlour,
  lockClaim,
  type NewPayout,
  payoutsOfClaims,
  type PayoutRow,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { policyAtDeath } from '../../basis/policy-at-death';
import { cancelUnpaid } from '../../cancel-payouts';
import { deadOn, mainMemberDiedOn } from '../../dead-people';
import { payoutsOf } from '../../payouts-of';
import { plannedPayout } from '../../planned-payout';
import { tellDecision } from '../decision/tell-decision';
import { rebased } from '../rebased';
import { saveFollowed } from '../save-claim';
import { type DoneWhen, type DeathTools } from './confirmed-when';

/** The other claims of the same policy, locked from then on. */
export async function lockOtherClaims(tx: Transaction, { id, policyNumber }: ClaimRow): Promise<ClaimRow[]> {
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  const locked: ClaimRow[] = [];
  for (const other of claims.filter((one) => one.id !== id)) {
    const claim = await lockClaim(tx, other.id);
    if (claim !== null) locked.push(claim);
  }
  return locked;
}

/**
 * Has what nobody was paid yet of other claims planned anew, to the same cents and on the same days, after a death was confirmed, or turned out to
 * be none: it goes to the beneficiaries of a main member who died before it was paid, to the estate of a beneficiary who did, and to each of them
 * who lives. What the bank has stays with it. Source: docs/domain/claims.md#c6-1.
 */
export async function replanOtherPayouts(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  when: DoneWhen,
): Promise<void> {
  for (const other of await lockOtherClaims(tx, claim)) {
    await replanPayouts(tools, tx, { claim: other, policy }, when);
  }
}

/** The same of one claim that is locked. Gives the payments that were planned. */
export async function replanPayouts(
  { random }: DeathTools,
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  { now, today, by }: DoneWhen,
): Promise<PayoutRow[]> {
  const before = await payoutsOfClaims(tx, [claim.id]);
  const unpaid = before.filter(isUnpaid);
  if (unpaid.length === 0) return [];
  const diedOn = mainMemberDiedOn(claim, await policyAtDeath(tx, claim, policy.record));
  const uuid = () => random.uuid();
  const { claimants, policyOnDay } = await rebased(tx, claim.record, { claim, policy, today, uuid });
  const { anew, passing } = whatMoves(unpaid, { claim, claimants, isHolderDead: diedOn !== null });
  const moving = [...anew, ...passing.map(({ payout }) => payout)];
  if (moving.length === 0) return [];
  const { beneficiaries } = policyOnDay;
  // What was decided stays decided: only who is paid is another.
  const record = { ...claim.record, claimants, policyOnDay: { ...claim.record.policyOnDay, beneficiaries } };
  const saved = await saveFollowed({ request: { now } }, { random }, tx, { claim, policy }, { ...claim, record });
  const divided = payoutsOf({
    claim: saved,
    payments: byDay(anew, today),
    refund: null,
    mainMemberDiedOn: diedOn,
    dead: deadOn(policy.record),
    confirmedAt: now,
    payoutsBefore: before,
    uuid,
  });
  const passed = passing.map(({ payout, to }, at) =>
    passedOn(saved, payout, { to, id: uuid(), place: before.length + divided.length + at + 1, today, now }),
  );
  const planned = [...divided, ...passed];
  // What is new comes first: a claim of which only what is cancelled was open would be paid.
  await insertPayouts(tx, planned);
  const left = await cancelUnpaid(tx, { claim: saved, payouts: moving }, { by });
  const paid = saved.record.claimants.filter(({ id }) => planned.some(({ claimantId }) => claimantId === id));
  const told = { ...left.claim, record: { ...left.claim.record, claimants: paid } };
  await tellDecision({ random }, tx, { claim: told, policy, planned }, now);
  await appendAudit(tx, {
    ...by,
    policyNumber: claim.policyNumber,
    action: 'PAYEES_CHANGED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    before: { payouts: moving.map(asAudited) },
    after: { payouts: planned.map(asAudited) },
    reason: reasonOf(anew.length > 0, diedOn !== null),
  });
  return left.payouts.filter(({ id }) => planned.some((one) => one.id === id));
}

const reasonOf = (isDivided: boolean, isHolderDead: boolean): string => {
  if (!isDivided) return 'A beneficiary died before this was paid, or lives after all';
  return isHolderDead ? 'The main member died before this was paid' : 'The main member lives';
};

/** Whether nobody has it, and nobody is about to: neither was it paid nor is it with the bank. */
const isUnpaid = ({ status }: PayoutRow) => status !== 'SENT' && status !== 'PAID' && status !== 'CANCELLED';

interface Around {
  claim: ClaimRow;
  /** Everybody on the claim as it is by now. */
  claimants: readonly Claimant[];
  isHolderDead: boolean;
}

/**
 * Which payments are due to others by now: those that are divided anew between whoever has a share, and those that pass as a whole to the estate of
 * a beneficiary, or back from it.
 */
function whatMoves(unpaid: readonly PayoutRow[], { claim, claimants, isHolderDead }: Around) {
  const anew: PayoutRow[] = [];
  const passing: { payout: PayoutRow; to: Claimant }[] = [];
  for (const payout of unpaid.filter(isOpenToMove)) {
    const of = claim.record.claimants.find(({ id }) => id === payout.claimantId);
    const isShare = of !== undefined && (of.role === 'BENEFICIARY' || of.role === 'EXECUTOR');
    const to = isShare
      ? claimants.find(({ beneficiaryId, share }) => share !== null && beneficiaryId === of.beneficiaryId)
      : null;
    if (to && to.id !== of?.id) passing.push({ payout, to });
    else if (isShare ? !to || !isHolderDead : isOfAnother(payout, claim, isHolderDead)) anew.push(payout);
  }
  return { anew, passing };
}

/** What a funeral parlour can be paid at once stays: whoever had it paid has said so while it was theirs to say. Premiums go back to who paid them. */
const isOpenToMove = (payout: PayoutRow): boolean =>
  payout.record.payee.kind !== 'PREMIUM_PAYER' && !(isToParlour(payout) && payout.status === 'READY');

/** Whether a payment was planned for the main member, where that is who died, or for others though the main member lives. */
function isOfAnother(payout: PayoutRow, { record }: ClaimRow, isHolderDead: boolean): boolean {
  const role = record.claimants.find(({ id }) => id === payout.claimantId)?.role;
  const isHolders = isToParlour(payout) ? role === 'POLICYHOLDER' : payout.record.payee.kind === 'POLICYHOLDER';
  return isHolders === isHolderDead;
}

/** The same payment for somebody else: an estate waits for who speaks for it. */
const passedOn = (
  claim: ClaimRow,
  payout: PayoutRow,
  { to, id, place, today, now }: { to: Claimant; id: string; place: number; today: PlainDate; now: Date },
): NewPayout =>
  plannedPayout(
    claim,
    {
      id,
      place,
      claimantId: to.id,
      payee: { kind: to.role === 'EXECUTOR' ? 'ESTATE' : 'BENEFICIARY', name: to.name },
      payOn: dueOn(payout, today),
      cents: payout.amountCents,
      lines: payout.record.lines,
      isHeld: false,
    },
    now,
  );

/** What payments come to by the day on which they are due, which is today for what was due before. Lines in the same words are one. */
function byDay(payouts: readonly PayoutRow[], today: PlainDate): SharePayment[] {
  const days = [...new Set(payouts.map((one) => dueOn(one, today)))].toSorted();
  return days.map((payOn) => {
    const due = payouts.filter((one) => dueOn(one, today) === payOn);
    const lines = new Map<string, number>();
    for (const { label, amount } of due.flatMap(({ record }) => record.lines)) {
      lines.set(label, (lines.get(label) ?? 0) + toCents(amount));
    }
    return {
      payOn,
      amount: fromCents(due.reduce((sum, { amountCents }) => sum + amountCents, 0)),
      lines: [...lines]
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => ({ label, amount: fromCents(cents) })),
    };
  });
}

const dueOn = ({ status, payOn }: PayoutRow, today: PlainDate): PlainDate =>
  status === 'SCHEDULED' ? laterOf(payOn, today) : today;

const asAudited = ({ number, amountCents, record }: Pick<PayoutRow, 'number' | 'amountCents' | 'record'>) => ({
  number,
  amount: fromCents(amountCents),
  payee: record.payee.kind,
});
