import { type ClaimCase, type Endpoints } from '@portal/contract';
import { formatRand, fromCents, maskPhone } from '@portal/domain';
import { done, type Outcome, refused, tellClaimant } from '@portal/service-change-pipeline';
import { type ClaimRow, payoutsOfClaims, saveClaim, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { payoutsMadeReady } from '../../payouts-made-ready';
import { asRefusal, auditClaim } from '../on-claim';
import { withStaffEvent } from '../staff-event';
import { dividedIntoVouchers } from './divided-into-vouchers';
import { type HeldShare, onShare } from './on-share';
import { askedCash, centsOf, checkConfirmShare } from './share-for-cash';

type Call = StaffCall<Endpoints['confirmCash']>;

/**
 * Confirms, as the second person, that a share is paid in cash: its payments are vouchers from then on, they go with the next run, and whoever is
 * paid is told. Source: docs/domain/claims.md#c6-2.
 */
export const confirmCash = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onShare(call, tools, { route: 'confirm-cash', as: 'confirm' }, (tx, held) => confirm(call, tools, tx, held));

async function confirm(call: Call, tools: Tools, tx: Transaction, held: HeldShare): Promise<Outcome<ClaimRow>> {
  const { caller, request } = call;
  const { now, today } = request;
  const { claim, policy, share, payouts } = held;
  const barred = asRefusal(checkConfirmShare(claim, share, { caller, today }));
  if (barred) return barred;
  const asked = askedCash(share);
  if (asked === null) return refused('NOT_POSSIBLE');
  const { id, name } = caller.staff;
  const cash = { ...asked, confirmedBy: { id, name } };
  const numbers = await dividedIntoVouchers(tools, tx, share.asked, { reference: claim.reference, payouts, cash, now });
  const newest = (await payoutsOfClaims(tx, [claim.id])).filter(({ number }) => numbers.includes(number));
  const ready = await payoutsMadeReady(tx, claim, { payouts: newest, by: auditedBy(caller, request) });
  const amount = fromCents(centsOf(share.asked));
  const { claimant } = share;
  const record = withStaffEvent(ready.record, call, 'CASH_CHOSEN', `${formatRand(amount)} to ${claimant.name}`);
  const saved = await saveClaim(tx, ready, { ...ready, record }, now);
  await tellClaimant(tools, tx, { claim: saved, policy }, claimant, { type: 'CASH_CHOSEN', amount }, now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_CASH_CONFIRMED',
    before: { askedBy: asked.askedBy.name },
    after: { payee: claimant.name, amount, number: maskPhone(cash.cellNumber), vouchers: numbers },
  });
  return done(saved);
}
