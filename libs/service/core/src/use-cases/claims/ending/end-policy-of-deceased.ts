import {
  addDays,
  formatDate,
  fromCents,
  isClaimDecided,
  type PlainDate,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import { endAfterDeath, tellClaimant } from '@portal/service-change-pipeline';
import { givePremiumsBack } from '@portal/service-payments';
import {
  type ClaimRow,
  insertPayouts,
  payoutsOfClaims,
  type PolicyRow,
  type RandomSource,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { type ClaimToPay, payoutsOf } from '../payouts-of';
import { deadOn, mainMemberDiedOn } from '../dead-people';
import { nobody, withEvent } from '../with-event';
import { isNobodyLeft, refundOf } from './premium-refund';
import { withPremiumPayer } from './premium-payer';

interface Tools {
  random: Pick<RandomSource, 'uuid'>;
}

/** A policy that nobody goes on with, and the decided claim for its main member: both are held. */
interface Ending {
  claim: ClaimRow;
  policy: PolicyRow;
  lastDay: PlainDate;
  now: Date;
}

/**
 * Ends the policy of a main member who died and gives the premiums back that bought nothing any more, as payments of the claim: they go out with
 * the others. Source: docs/domain/claims.md#c8-2.
 */
export async function endPolicyOfDeceased(
  tools: Tools,
  tx: Transaction,
  { claim, policy, lastDay, now }: Ending,
): Promise<void> {
  const found = await refundOf(tx, { claim, policy });
  const { policy: emptied, refund, record } = await giveBack(tools, tx, { claim, policy, refund: found, now });
  await endAfterDeath(tools, tx, emptied, { lastDay, now });
  const event = { at: now, who: nobody, event: 'COVER_ENDED', about: formatDate(lastDay) } as const;
  const saved = await saveClaim(
    tx,
    claim,
    { status: claim.status, record: withEvent(withRefund(record, refund), event) },
    now,
  );
  if (refund !== null) await planRefund(tools, tx, { claim: saved, policy, refund, now });
}

/**
 * Ends the policy with the decision where a main member leaves nobody on it: there is nobody to wait for. Says whether it did.
 * Source: docs/domain/claims.md#c8-3.
 */
export async function endPolicyAtDecision(
  tools: Tools,
  tx: Transaction,
  { claim, policy, now }: Omit<Ending, 'lastDay'>,
): Promise<boolean> {
  const today = todayInJohannesburg(now);
  const isDecided = isClaimDecided({ status: claim.status, decidedOn: claim.record.decidedAt && today });
  if (!isDecided || !isNobodyLeft({ claim, policy }, today)) return false;
  await endAfterDeath(tools, tx, policy, { lastDay: addDays(today, -1), now });
  return true;
}

/** Takes premiums out of a policy that are given back, and finds whoever they are paid to where that is another payer. */
export async function giveBack(
  tools: Tools,
  tx: Transaction,
  { claim, policy, refund, now }: Omit<Ending, 'lastDay'> & Pick<ClaimToPay, 'refund'>,
): Promise<{ policy: PolicyRow; refund: ClaimToPay['refund']; record: ClaimRow['record'] }> {
  if (refund === null) return { policy, refund, record: claim.record };
  const { reference, record: said } = claim;
  const given = await givePremiumsBack(tools, tx, policy, { died: said.dateOfDeath, claim: reference, now });
  if (given.cents !== toCents(refund.amount))
    throw new Error('The premiums that are given back are not those of the ledger');
  if (refund.to !== 'PREMIUM_PAYER') return { policy: given.policy, refund, record: said };
  const { record, payerId } = await withPremiumPayer(tools, tx, { claim, policy, now });
  return { policy: given.policy, refund: { ...refund, payerId }, record };
}

/** The decision says what was paid back beside the benefit, so that whoever claims can read it. */
function withRefund(record: ClaimRow['record'], refund: ClaimToPay['refund']): ClaimRow['record'] {
  const { decision } = record;
  if (decision === null || refund === null) return record;
  const premiumRefund = fromCents(toCents(decision.premiumRefund) + toCents(refund.amount));
  return { ...record, decision: { ...decision, premiumRefund } };
}

interface ToPlan extends Omit<Ending, 'lastDay'> {
  refund: ClaimToPay['refund'];
}

/** Plans the payments, and asks those for an account who have given none. */
async function planRefund(tools: Tools, tx: Transaction, { claim, policy, refund, now }: ToPlan): Promise<void> {
  const before = await payoutsOfClaims(tx, [claim.id]);
  const planned = payoutsOf({
    claim,
    payments: [],
    refund,
    mainMemberDiedOn: mainMemberDiedOn(claim, policy.record),
    dead: deadOn(policy.record),
    confirmedAt: now,
    payoutsBefore: before,
    uuid: () => tools.random.uuid(),
  });
  await insertPayouts(tx, planned);
  for (const { claimantId } of planned.filter(({ status }) => status === 'WAITING_FOR_ACCOUNT')) {
    const claimant = claim.record.claimants.find(({ id }) => id === claimantId);
    if (claimant) await tellClaimant(tools, tx, { claim, policy }, claimant, { type: 'CLAIM_ACCOUNT' }, now);
  }
}
