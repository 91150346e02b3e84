import { isOpenPayout, type OpenPayment, splitWithParlour, todayInJohannesburg } from '@portal/domain';
import { movePayout } from '@portal/service-payments';
import {
  type AuditEvent,
  type Claimant,
  type ClaimRow,
  insertPayouts,
  isToParlour,
  type PayoutRow,
  payoutsOfClaims,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { centsForParlour, parlourPayouts, payoutsOfShare, shareHolderOf, wasParlourSent } from './parlour-part';
import { payoutChanged } from './payout-changed';
import { payoutsFollowAccount } from './payouts-follow-account';
import { plannedPayout, type ToBePaid } from './planned-payout';

interface Dividing {
  /** Who chose the parlour, as the claim has them now: whose share it is, or who arranges the funeral that the estate pays. */
  claimant: Claimant;
  /** All payments of the claim, the newest. */
  payouts: readonly PayoutRow[];
  by: Omit<AuditEvent, 'action' | 'outcome'>;
}

/** What becomes of a payment; null: nothing is left of it. */
interface Becomes {
  payout: PayoutRow;
  part: OpenPayment | null;
}

/**
 * Divides anew what is due of somebody's share and has not gone to the bank, after the funeral parlour or its invoice became another. What the
 * bank has stays as it is, and once the parlour's payment is with it nothing moves any more. The claim is held. Gives it as it is then.
 * Source: docs/domain/claims.md#c6-1.
 */
export async function shareDividedAnew(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  claim: ClaimRow,
  { claimant, payouts, by }: Dividing,
): Promise<ClaimRow> {
  const holder = shareHolderOf(claim, claimant);
  const open = payoutsOfShare(claim, payouts, claimant).filter(({ status }) => isOpenPayout(status));
  if (holder === null || open.length === 0 || wasParlourSent(payouts, claimant)) return claim;
  // Whoever speaks for the estate has a parlour paid already: what was divided with that one stays.
  if (claimant.arrangesFuneral && holder.parlour) return claim;
  const own = open.filter((payout) => !isToParlour(payout));
  const [toParlour, ...others] = parlourPayouts(open, claimant);
  const divided = splitWithParlour(
    { own: own.map(openPayment), parlour: together(toParlour ? [toParlour, ...others] : []) },
    centsForParlour(claim, claimant, []),
  );
  const becomes: Becomes[] = [
    ...own.map((payout, place) => ({ payout, part: somethingOf(divided.own[place]) })),
    ...(toParlour ? [{ payout: toParlour, part: divided.parlour }] : []),
    ...others.map((payout) => ({ payout, part: null })),
  ];
  const more = [
    ...(divided.back ? [{ of: holder, payee: ownPayee(holder), part: divided.back }] : []),
    ...(divided.parlour && !toParlour ? [{ of: claimant, payee: parlourPayee(claimant), part: divided.parlour }] : []),
  ];
  const planned = more.map(({ of, payee, part }, at) =>
    plannedPayout(
      claim,
      { ...part, id: tools.random.uuid(), place: payouts.length + at + 1, payee, ...ofShare(of, by) },
      by.at,
    ),
  );
  // What is new comes first: a claim of which only what is cancelled was open would be paid.
  await insertPayouts(tx, planned);
  const held = await asTheyBecome(tx, claim, becomes, { name: parlourPayee(claimant).name, by });
  const newest = await payoutsOfClaims(tx, [claim.id]);
  return payoutsFollowAccount(tx, held, { payouts: payoutsOfShare(held, newest, claimant), by });
}

const openPayment = ({ amountCents: cents, record: { lines } }: PayoutRow): OpenPayment => ({ cents, lines });
const somethingOf = (part: OpenPayment | undefined) => (part && part.cents > 0 ? part : null);

/** Several payments to the parlour are one from then on. */
const together = (payouts: readonly PayoutRow[]): OpenPayment | null =>
  payouts
    .map(openPayment)
    .reduce<OpenPayment | null>(
      (all, one) => (all ? { cents: all.cents + one.cents, lines: [...all.lines, ...one.lines] } : one),
      null,
    );

const ofShare = ({ id }: Claimant, { at }: Dividing['by']): Pick<ToBePaid, 'claimantId' | 'payOn' | 'isHeld'> => ({
  claimantId: id,
  payOn: todayInJohannesburg(at),
  isHeld: false,
});

const kinds = {
  POLICYHOLDER: 'POLICYHOLDER',
  BENEFICIARY: 'BENEFICIARY',
  GUARDIAN: 'GUARDIAN',
  EXECUTOR: 'ESTATE',
  FAMILY: 'BENEFICIARY',
} as const satisfies Record<Claimant['role'], ToBePaid['payee']['kind']>;

const ownPayee = ({ role, name }: Claimant): ToBePaid['payee'] => ({ kind: kinds[role], name });
const parlourPayee = ({ parlour }: Claimant): ToBePaid['payee'] => ({
  kind: 'FUNERAL_PARLOUR',
  name: parlour?.name ?? '',
});

/** Saves what payments become: other amounts first, then those of which nothing is left are cancelled. */
async function asTheyBecome(
  tx: Transaction,
  claim: ClaimRow,
  becomes: readonly Becomes[],
  { name, by }: { name: string; by: Dividing['by'] },
): Promise<ClaimRow> {
  for (const { payout, part } of becomes) {
    if (part !== null) await payoutChanged(tx, payout, { ...part, ...(isToParlour(payout) && { name }) }, by);
  }
  let held = claim;
  for (const { payout, part } of becomes) {
    if (part !== null) continue;
    const audit = { ...by, action: 'PAYOUT_CANCELLED' };
    held = (await movePayout(tx, { claim: held, payout }, { to: 'CANCELLED', audit, now: by.at })).claim;
  }
  return held;
}
