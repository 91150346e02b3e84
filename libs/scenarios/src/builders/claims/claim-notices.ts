import { portalPaths } from '@portal/contract';
import { daysBetween, fromCents, type PlainDate } from '@portal/domain';
import { type ToldClaim } from '@portal/service-core';
import { isToParlour, type SeedNotification, type SeedPolicy } from '@portal/service-store';
import { aNotification, type Notice } from '../a-notification';

/** What the policyholder was told of a claim that is theirs; nothing where the policyholder died. */
export function claimNotices(policy: SeedPolicy, states: readonly ToldClaim[], today: PlainDate): SeedNotification[] {
  return states.flatMap((state, place) => {
    const { record, reference, lifeKind } = state.claim;
    if (lifeKind === 'MAIN_MEMBER') return [];
    const at = state.updatedAt.toISOString();
    const about = {
      daysAgo: daysBetween(at.slice(0, 10), today),
      time: at.slice(11, 16),
      name: reference,
      actionUrl: portalPaths.claim(reference),
    };
    const news = newsOf(states[place - 1], state);
    return news.map((notice) =>
      aNotification(policy, today, { ...about, ...notice, date: notice.date ?? record.dateOfDeath }),
    );
  });
}

type News = Pick<Notice, 'type' | 'date' | 'amount'>;

function newsOf(before: ToldClaim | undefined, { claim, payouts }: ToldClaim): News[] {
  if (before === undefined) return [{ type: 'CLAIM_OPEN' }];
  const { decisionDue, disputeDue } = claim.record.clock;
  const wasPaid = before.payouts.some(({ status }) => status === 'PAID');
  const paid = payouts.filter(({ status }) => status === 'PAID');
  if (!wasPaid && paid.length > 0) {
    return paid.map((payout) => ({
      type: isToParlour(payout) ? 'PARLOUR_PAID' : 'CLAIM_PAID',
      amount: fromCents(payout.amountCents),
    }));
  }
  if (before.claim.status === claim.status) return [];
  switch (claim.status) {
    case 'REPORTED':
      return [{ type: 'CLAIM_NOT_USABLE' }];
    case 'IN_ASSESSMENT':
      return decisionDue === null ? [] : [{ type: 'CLAIM_COMPLETE', date: decisionDue }];
    case 'REPUDIATED':
      return [{ type: 'CLAIM_DECIDED' }];
    case 'DISPUTED':
      return [
        ...approvals(payouts),
        ...(disputeDue === null ? [] : [{ type: 'CLAIM_DISPUTED' as const, date: disputeDue }]),
      ];
    default:
      return approvals(payouts);
  }
}

const approvals = (payouts: ToldClaim['payouts']): News[] =>
  payouts.flatMap((payout): News[] => {
    const { status } = payout;
    const amount = fromCents(payout.amountCents);
    if (isToParlour(payout)) return [{ type: 'PARLOUR_APPROVED', amount }];
    if (status === 'READY') return [{ type: 'CLAIM_APPROVED', amount }];
    return status === 'WAITING_FOR_ACCOUNT' ? [{ type: 'CLAIM_ACCOUNT' }] : [];
  });
