import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, payoutsOfClaims, saveClaim, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { payoutsFollowAccount } from '../../payouts-follow-account';
import { withoutCash } from '../../without-cash';
import { asRefusal, auditClaim } from '../on-claim';
import { withStaffEvent } from '../staff-event';
import { type HeldShare, onShare } from './on-share';
import { checkGiveBackCash } from './share-for-cash';

type Call = StaffCall<Endpoints['giveBackCash']>;

/** Gives back, as the second person, that a share be paid in cash: it goes into the account that there is, or waits for one. */
export const giveBackCash = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onShare(call, tools, { route: 'give-back-cash', as: 'confirm' }, (tx, held) => giveBack(call, tx, held));

async function giveBack(call: Call, tx: Transaction, { claim, share }: HeldShare): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const { claimant, asked } = share;
  const barred = asRefusal(checkGiveBackCash(share, caller));
  if (barred) return barred;
  const by = auditedBy(caller, request);
  const left = await withoutCash(tx, claim, { payouts: asked, by });
  const ids = asked.map(({ id }) => id);
  const newest = (await payoutsOfClaims(tx, [claim.id])).filter(({ id }) => ids.includes(id));
  const held = await payoutsFollowAccount(tx, left, { payouts: newest, by });
  const record = withStaffEvent(held.record, call, 'CASH_GIVEN_BACK', body.sentence);
  const saved = await saveClaim(tx, held, { ...held, record }, request.now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_CASH_GIVEN_BACK',
    before: { payee: claimant.name, askedBy: asked[0]?.record.cash?.askedBy.name },
    reason: body.sentence,
  });
  return done(saved);
}
