import { ages, ageOn, isForGuardiansFund, todayInJohannesburg } from '@portal/domain';
import { accountOfPayout, type FundAccount, intoFund, isToGuardiansFund, movePayout } from '@portal/service-payments';
import { appendAudit, isCashAsked, type PayoutRow, savePayout, type Transaction } from '@portal/service-store';
import { guardiansFundFor } from '../payees-on-claim';
import { isOfNoUse, type WaitingForFamily } from './waiting-claim';

/**
 * Turns what a child is due to the Guardian's Fund once the time is over in which a guardian or an account can be named: it goes there with the
 * next run where the account of the Fund is set, and whoever comes with an account before it has gone is paid all the same. Gives whether anything
 * was turned. Source: docs/domain/claims.md#c6-1.
 */
export async function turnToGuardiansFund(
  tx: Transaction,
  waiting: WaitingForFamily,
  fund: FundAccount | null,
): Promise<boolean> {
  const { now } = waiting;
  const system = { at: now, actorType: 'SYSTEM' } as const;
  const turning = forTheFund(waiting).filter(({ payout }) => fund !== null || !isToGuardiansFund(payout));
  let { claim } = waiting;
  for (const { payout, name } of turning) {
    const payee = { kind: 'GUARDIANS_FUND', name } as const;
    const turned = await savePayout(tx, payout, { ...payout, record: { ...payout.record, payee } }, now);
    if (!isToGuardiansFund(payout)) {
      await appendAudit(tx, {
        ...system,
        policyNumber: claim.policyNumber,
        action: 'PAYEES_CHANGED',
        outcome: 'SUCCEEDED',
        entityType: 'PAYOUT',
        entityId: payout.id,
        before: { Number: payout.number, Payee: payout.record.payee.name },
        after: { Number: payout.number, Payee: name },
      });
    }
    if (fund === null) continue;
    const changes = { ...intoFund(fund), failureReason: null };
    const audit = { ...system, action: 'PAYOUT_READY' };
    claim = (await movePayout(tx, { claim, payout: turned }, { to: 'READY', changes, audit, now })).claim;
  }
  return turning.length > 0;
}

/** Payments that wait for somebody who speaks for a child, or for the account of the Fund, with what the Fund is called on them. */
function forTheFund({ claim, payouts, today }: WaitingForFamily): { payout: PayoutRow; name: string }[] {
  const { decidedAt, claimants } = claim.record;
  if (decidedAt === null || !isForGuardiansFund(todayInJohannesburg(new Date(decidedAt)), today)) return [];
  return payouts.flatMap((payout) => {
    const child = claimants.find(({ id }) => id === payout.claimantId);
    const birth = child?.dateOfBirth ?? null;
    if (child === undefined || birth === null || ageOn(birth, today) >= ages.adult) return [];
    const isFor =
      payout.status === 'WAITING_FOR_ACCOUNT' &&
      (payout.record.payee.kind === 'BENEFICIARY' || isToGuardiansFund(payout)) &&
      !isCashAsked(payout) &&
      isOfNoUse(accountOfPayout(claim, payout));
    return isFor ? [{ payout, name: guardiansFundFor(child.name) }] : [];
  });
}
