import { type Claim } from '@portal/contract';
import { fromCents, isOpenPayout, type OpenPayment, premiumsPaidBack, splitWithParlour, toCents } from '@portal/domain';

/** What goes to whom, in rand. */
interface WhoGetsWhat {
  parlour: number;
  reader: number;
}

/**
 * How the reader's part would be divided with a funeral parlour: of payments that have not gone to the bank, before there are any of what
 * would be paid at once. Null: the reader is not told the own part yet. The service divides it by the same rule.
 */
export function whoGetsWhat(
  { amounts, payouts }: Pick<Claim, 'amounts' | 'payouts'>,
  invoice: number,
): WhoGetsWhat | null {
  const open = payouts.filter(({ status }) => isOpenPayout(status));
  const own = open.filter(({ parlour }) => parlour === null).map(asPayment);
  const toParlour = open.filter(({ parlour }) => parlour !== null).map(asPayment);
  const share = payouts.length > 0 ? { own, parlour: toParlour[0] ?? null } : beforeItIsPaid(amounts);
  if (share === null) return null;
  const wholeCents = [...share.own, ...(share.parlour ? [share.parlour] : [])].reduce(
    (sum, { cents }) => sum + cents,
    0,
  );
  const parlourCents = splitWithParlour(share, toCents(invoice)).parlour?.cents ?? 0;
  return { parlour: fromCents(parlourCents), reader: fromCents(wholeCents - parlourCents) };
}

const asPayment = ({ amount, lines }: Claim['payouts'][number]): OpenPayment => ({ cents: toCents(amount), lines });

function beforeItIsPaid(amounts: Claim['amounts']) {
  if (amounts === null || amounts.payableNow <= 0) return null;
  const { payableNow, premiumRefund } = amounts;
  const benefit = [{ label: 'Cover', amount: fromCents(toCents(payableNow) - toCents(premiumRefund)) }];
  const refund = premiumRefund > 0 ? [premiumsPaidBack(premiumRefund)] : [];
  return { own: [{ cents: toCents(payableNow), lines: [...benefit, ...refund] }], parlour: null };
}
