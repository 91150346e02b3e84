import { type Endpoints, type StaffPayout } from '@portal/contract';
import { checkPayoutRetry, payoutDay } from '@portal/domain';
import { done, once, type Outcome, refused } from '@portal/service-change-pipeline';
import { accountOfPayout, movePayout, withAccount } from '@portal/service-payments';
import {
  type ClaimRow,
  findPayout,
  findPolicy,
  findSending,
  inTransaction,
  lockClaim,
  lockPayout,
  type PayoutRow,
  type PolicyRow,
  renewPayoutId,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { policyAtDeath } from '../basis/policy-at-death';
import { payoutsMadeReady } from '../payouts-made-ready';
import { payoutRead } from '../staff/case/payout-read';
import { replanPayouts } from '../staff/death/replan-payouts';

type Call = StaffCall<Endpoints['retryPayout']>;

/**
 * Has a payment made anew that the bank refused or sent back: under another id, so that the bank takes it for another payment, and into a
 * verified account, for which it waits. An account that was given since counts as looked at by the administrator who asks for this. Refuses
 * with INVALID_STATUS a payment that has not failed, and one that was made anew before; with STALE_VERSION one that was read before it
 * changed. What was to go to a main member who has died since goes to the beneficiaries. Source: docs/domain/claims.md#c6-1 and #c6-3.
 */
export async function retryPayout(call: Call, tools: Tools): Promise<StaffPayout> {
  const { params, body, caller, request } = call;
  const { id } = params;
  const claimId = isUuid(id) ? await claimOf(tools, id) : null;
  if (claimId === null) throw new Refusal('NOT_FOUND');
  const { idempotencyKey: key, now } = request;
  const intention = key === null ? null : { subject: caller.staff.id, route: `retry-payout ${id}`, key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const claim = await lockClaim(tx, claimId);
    if (claim === null) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, () => retry(call, tools, tx, claim));
  });
  if (!outcome.success) throw refusalOf(outcome);
  return outcome.value;
}

/** The claim of a payment, also under an id that it had before. */
async function claimOf({ database }: Tools, id: string): Promise<string | null> {
  const found = (await findPayout(database, id)) ?? (await findSending(database, id));
  return found?.claimId ?? null;
}

async function retry(
  { params: { id }, body, caller, request }: Call,
  tools: Tools,
  tx: Transaction,
  claim: ClaimRow,
): Promise<Outcome<StaffPayout>> {
  const payout = await lockPayout(tx, id);
  if (payout === null) return refused('INVALID_STATUS', 'This payment was made anew already.');
  if (payout.version !== body.version) return refused('STALE_VERSION');
  const step = checkPayoutRetry(payout.status);
  if (!step.success) return refused('INVALID_STATUS', step.message);
  const { now } = request;
  const by = auditedBy(caller, request);
  const policy = await findPolicy(tx, claim.policyNumber);
  if (policy !== null && payout.record.payee.kind === 'POLICYHOLDER' && (await isHolderDead(tx, claim, policy))) {
    const when = { now, today: request.today, by };
    const [first] = await replanPayouts(pipelineTools(tools, caller), tx, { claim, policy }, when);
    return first ? done(payoutRead(first, { caller, today: request.today })) : refused('INVALID_STATUS');
  }
  const newId = tools.random.uuid();
  await renewPayoutId(tx, id, newId);
  const moved = await movePayout(
    tx,
    { claim, payout: { ...payout, id: newId } },
    {
      to: step.value,
      payOn: payoutDay(now),
      changes: anew,
      claimants: withAccountSeen(claim, payout),
      audit: { ...by, action: 'PAYOUT_RETRIED', before: { Id: id, Status: payout.status } },
      now,
    },
  );
  await payoutsMadeReady(tx, moved.claim, { payouts: [moved.payout], by });
  const made = await findPayout(tx, newId);
  if (made === null) throw new Error('A payment that was made anew is gone');
  return done(payoutRead(made, { caller, today: request.today }));
}

/** Whether the main member has died to whom the payment was due. */
const isHolderDead = async (tx: Transaction, claim: ClaimRow, { record }: PolicyRow): Promise<boolean> =>
  (await policyAtDeath(tx, claim, record)).MainMember.Life_Status === 'DECEASED';

/**
 * What became of it before is nothing to the payment that is made now, and one in cash is chosen anew by two people; why it failed is said until
 * it goes somewhere else.
 */
const anew = {
  method: 'BANK',
  cash: null,
  accountId: null,
  bank: null,
  accountNumber: null,
  waitsForAdministrator: false,
  bankReference: null,
  sentAt: null,
  paidAt: null,
  proofDocumentId: null,
} as const satisfies Partial<PayoutRow['record']>;

/** The administrator who asks for this has seen where it goes. */
function withAccountSeen(claim: ClaimRow, payout: PayoutRow) {
  const { claimants } = claim.record;
  const account = accountOfPayout(claim, payout);
  return account === null ? claimants : withAccount(claimants, account.id, { waitsForAdministrator: false });
}
