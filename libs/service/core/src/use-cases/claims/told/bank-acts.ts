import { isEverythingPaid } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { nobody, withEvent } from '../with-event';
import { type ToldClaim } from './told-claim';

/** The payments that were ready went to the bank, which paid them: the claim is PAID once nothing is left that is due. */
export function paid(told: ToldClaim, { sentAt, paidAt }: { sentAt: Date; paidAt: Date }): ToldClaim {
  const due = told.payouts.filter(({ status }) => status === 'READY');
  const said = (record: ClaimRecord, at: Date, event: 'PAYOUT_SENT' | 'PAYOUT_PAID') =>
    due.reduce((before, { number }) => withEvent(before, { at, who: nobody, event, about: number }), record);
  const record = said(said(told.claim.record, sentAt, 'PAYOUT_SENT'), paidAt, 'PAYOUT_PAID');
  const payouts = told.payouts.map((payout) => {
    if (payout.status !== 'READY') return payout;

    const changes = {
      attempts: 1,
      sentAt: sentAt.toISOString(),
      paidAt: paidAt.toISOString(),
      bankReference: `BANK-${payout.number}`,
    };
    return { ...payout, status: 'PAID' as const, record: { ...payout.record, ...changes } };
  });
  const isPaid = told.claim.status === 'APPROVED' && isEverythingPaid(payouts.map(({ status }) => status));
  const claim = { ...told.claim, record, status: isPaid ? ('PAID' as const) : told.claim.status };
  return { ...told, claim, payouts, updatedAt: paidAt };
}
