import { type Endpoints, type StaffPayout } from '@portal/contract';
import { done, type Outcome, refused, tellClaimant } from '@portal/service-change-pipeline';
import { accountOfPayout, payeeOf, withAccount } from '@portal/service-payments';
import { appendAudit, findPayout, type PayoutRow, saveClaim, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { noticeOfAccountChange } from '../claim-notices';
import { payoutsFollowAccount } from '../payouts-follow-account';
import { payoutRead } from '../staff/case/payout-read';
import { checkNoInterest } from '../staff/interest';
import { asRefusal } from '../staff/on-claim';
import { withStaffEvent } from '../staff/staff-event';
import { onPayout } from './on-payout';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['releasePayoutAccount']>;

/**
 * Lets an account be paid into that was changed after the approval, once an administrator has seen it: everything that waited for it alone is
 * ready, and whoever is paid is told once more that it was changed, before anything goes. Refuses with INVALID_STATUS a payment whose account
 * waits for nobody, with STALE_VERSION one that was read before it changed, with CONFLICT_OF_INTEREST whoever stands too near the claim.
 * Source: docs/domain/claims.md#c6-2.
 */
export async function releasePayoutAccount(call: Call, tools: Tools): Promise<StaffPayout> {
  const released = await onPayout(call, tools, 'release-account', (tx, held, payout) =>
    release(call, tools, tx, { ...held, payout }),
  );
  call.request.after(tools.sendEnqueued);
  return released;
}

async function release(
  call: Call,
  tools: Tools,
  tx: Transaction,
  { claim, policy, payouts: ofClaim, payout }: LockedClaim & { payout: PayoutRow },
): Promise<Outcome<StaffPayout>> {
  const { caller, request } = call;
  const payee = payeeOf(claim, payout);
  const account = accountOfPayout(claim, payout);
  if (payee === null || account?.waitsForAdministrator !== true || !payout.record.waitsForAdministrator) {
    return refused('INVALID_STATUS', 'The account of this payment waits for nobody.');
  }
  const barred = asRefusal(await checkNoInterest(tx, 'confirm', { claim, policy: policy.record, caller }));
  if (barred) return barred;
  const { now } = request;
  const claimants = withAccount(claim.record.claimants, account.id, { waitsForAdministrator: false });
  const last4 = account.Account_Number.slice(-4);
  const record = withStaffEvent({ ...claim.record, claimants }, call, 'ACCOUNT_RELEASED', last4);
  const saved = await saveClaim(tx, claim, { ...claim, record }, now);
  const payouts = ofClaim.filter(({ claimantId }) => claimantId === payee.id);
  await payoutsFollowAccount(tx, saved, { payouts, by: auditedBy(caller, request) });
  await tellClaimant(tools, tx, { claim: saved, policy }, payee, noticeOfAccountChange(saved, payee.cellNumber), now);
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: claim.policyNumber,
    action: 'PAYOUT_ACCOUNT_RELEASED',
    outcome: 'SUCCEEDED',
    entityType: 'PAYOUT',
    entityId: payout.id,
    after: { Number: payout.number, bank: account.Bank_Name, account: account.Account_Number },
  });
  return done(payoutRead(await asItIs(tx, payout), { caller, today: request.today }));
}

async function asItIs(tx: Transaction, { id }: PayoutRow): Promise<PayoutRow> {
  const payout = await findPayout(tx, id);
  if (payout === null) throw new Error('A payment that is held is gone');
  return payout;
}
