import { type ClaimCase, type Endpoints } from '@portal/contract';
import { formatRand, fromCents, maskPhone } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { movePayout } from '@portal/service-payments';
import { type AskedCash, type ClaimRow, saveClaim, savePayout, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { asRefusal, auditClaim } from '../on-claim';
import { withStaffEvent } from '../staff-event';
import { type HeldShare, onShare } from './on-share';
import { centsOf, checkAskCash } from './share-for-cash';

type Call = StaffCall<Endpoints['askCash']>;

/**
 * Asks that what nobody has of a share is paid in cash at a store. A second person confirms it, and until then it goes nowhere: also not into an
 * account that was given. Source: docs/domain/claims.md#c6-2.
 */
export const askCash = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onShare(call, tools, { route: 'ask-cash', as: 'assess' }, (tx, held) => ask(call, tx, held));

async function ask(call: Call, tx: Transaction, { claim, share }: HeldShare): Promise<Outcome<ClaimRow>> {
  const { caller, request } = call;
  const { now, today } = request;
  const { claimant, open } = share;
  const barred = asRefusal(checkAskCash(claim, share, today));
  if (barred) return barred;
  const { cellNumber } = claimant;
  if (cellNumber === null) return refused('NOT_POSSIBLE');
  const { id, name } = caller.staff;
  const cash: AskedCash = { askedBy: { id, name }, askedAt: now.toISOString(), cellNumber, confirmedBy: null };
  let held = claim;
  for (const payout of open) {
    if (payout.status === 'READY') {
      const audit = { ...auditedBy(caller, request), action: 'PAYOUT_WAITS_FOR_ACCOUNT' };
      const move = { to: 'WAITING_FOR_ACCOUNT', changes: { cash }, audit, now } as const;
      held = (await movePayout(tx, { claim: held, payout }, move)).claim;
    } else {
      await savePayout(tx, payout, { ...payout, record: { ...payout.record, cash } }, now);
    }
  }
  const amount = fromCents(centsOf(open));
  const record = withStaffEvent(held.record, call, 'CASH_ASKED', `${formatRand(amount)} to ${claimant.name}`);
  const saved = await saveClaim(tx, held, { ...held, record }, now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_CASH_ASKED',
    after: { payee: claimant.name, amount, number: maskPhone(cellNumber), payments: open.map(({ number }) => number) },
  });
  return done(saved);
}
