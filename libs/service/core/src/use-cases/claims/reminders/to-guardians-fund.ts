import { ages, ageOn, isForGuardiansFund, todayInJohannesburg } from '@portal/domain';
import { accountOfPayout } from '@portal/service-payments';
import { appendAudit, isCashAsked, type PayoutRow, savePayout, type Transaction } from '@portal/service-store';
import { guardiansFundFor } from '../payees-on-claim';
import { isOfNoUse, type WaitingForFamily } from './waiting-claim';

/**
 * Turns what a child is due to the Guardian's Fund once the time is over in which a guardian or an account can be named: staff see that it goes
 * there, and whoever comes with an account before it has gone is paid all the same. Gives whether anything was. Source: docs/domain/claims.md#c6-1.
 */
export async function turnToGuardiansFund(tx: Transaction, waiting: WaitingForFamily): Promise<boolean> {
  const { claim, now } = waiting;
  const turning = forTheFund(waiting);
  for (const { payout, name } of turning) {
    const payee = { kind: 'GUARDIANS_FUND', name } as const;
    await savePayout(tx, payout, { ...payout, record: { ...payout.record, payee } }, now);
    await appendAudit(tx, {
      at: now,
      actorType: 'SYSTEM',
      policyNumber: claim.policyNumber,
      action: 'PAYEES_CHANGED',
      outcome: 'SUCCEEDED',
      entityType: 'PAYOUT',
      entityId: payout.id,
      before: { Number: payout.number, Payee: payout.record.payee.name },
      after: { Number: payout.number, Payee: name },
    });
  }
  return turning.length > 0;
}

/** Payments of a child for whom there is no account, with what the Fund is called on them. */
function forTheFund({ claim, payouts, today }: WaitingForFamily): { payout: PayoutRow; name: string }[] {
  const { decidedAt, claimants } = claim.record;
  if (decidedAt === null || !isForGuardiansFund(todayInJohannesburg(new Date(decidedAt)), today)) return [];
  return payouts.flatMap((payout) => {
    const child = claimants.find(({ id }) => id === payout.claimantId);
    const birth = child?.dateOfBirth ?? null;
    if (child === undefined || birth === null || ageOn(birth, today) >= ages.adult) return [];
    const isFor =
      payout.status === 'WAITING_FOR_ACCOUNT' &&
      payout.record.payee.kind === 'BENEFICIARY' &&
      !isCashAsked(payout) &&
      isOfNoUse(accountOfPayout(claim, payout));
    return isFor ? [{ payout, name: guardiansFundFor(child.name) }] : [];
  });
}
