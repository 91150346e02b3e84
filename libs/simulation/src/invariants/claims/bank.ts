import { type BankedPayout } from '@portal/contract';
import { type PayoutRow, type PayoutSending } from '@portal/service-store';
import { type World } from '../../world/world';
import { BrokenInvariant } from '../../world/broken-invariant';

interface AtBank {
  payouts: readonly PayoutRow[];
  sendings: readonly PayoutSending[];
  bank: Pick<World['payoutBank'], 'taken' | 'results'> & { state: { repeated: number } };
}

/**
 * A payment is handed to the bank once under each id, and never anew while the first is with the bank or paid; what the bank has is what we
 * sent, and what we call paid it has paid. Source: docs/domain/claims.md#c6-3.
 */
export function checkBank({ payouts, sendings, bank }: AtBank): void {
  const { taken, results, state } = bank;
  const broken = (what: string) => new BrokenInvariant('a-payout-is-sent-once', what);
  if (state.repeated > 0) throw broken('the bank was handed a payment twice');
  const sent = new Map(sendings.map((sending) => [sending.id, sending]));
  for (const { payoutId, amountCents } of taken.values()) {
    if (sent.get(payoutId)?.amountCents !== amountCents) throw broken('the bank has a payment that we did not send so');
  }
  const isPaidNow = (result: BankedPayout | undefined) => result?.result === 'PAID';
  for (const payout of payouts) {
    const own = sendings.filter(({ payoutNumber }) => payoutNumber === payout.number);
    if (own.length !== payout.record.attempts) throw broken('a payment was sent and not counted');
    if (own.filter(({ id }) => isPaidNow(results.get(id))).length > 1) throw broken('the bank paid twice');
    const withBank = own.filter(({ status }) => status === 'SENT' || status === 'PAID');
    if (withBank.length > 1) throw broken('a payment is with the bank twice');
    const said = results.get(payout.id);
    if (payout.status === 'PAID' && (said?.paidAt ?? null) === null)
      throw broken('a payment is paid of which the bank says no');
    if (payout.status === 'CANCELLED' && withBank.length > 0) throw broken('a payment was cancelled that the bank has');
  }
}
