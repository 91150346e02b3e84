import { formatPhone, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { html } from 'hono/html';
import { callbackList } from '../delivery/callback-list';
import { badge } from '../http/pages/badge';
import { choices, decisionsPage } from '../http/pages/decisions-page';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';
import { plansSection } from '../http/pages/plans';
import { cards, lines, section } from '../http/pages/section';
import { writtenCents, writtenDate } from '../http/pages/written';
import { numberPlans, outcomesFor } from './outcomes';
import { type Voucher } from './voucher';

interface Shown {
  vouchers: readonly Voucher[];
  listOf: (day: PlainDate) => { payoutId: string; amountCents: number }[];
  now: Date;
  tooLate: Markup | null;
}

const standings = {
  CASHED: badge('Cashed', 'good'),
  EXPIRED: badge('Expired', 'bad'),
  NOT_DELIVERED: badge('Not delivered', 'bad'),
};

/** The provider of vouchers: every one that was issued, with a button for everything that may become of it, and the list of today. */
export const vouchersPage = ({ vouchers, listOf, now, tooLate }: Shown): Markup => {
  const today = todayInJohannesburg(now);
  const cashed = listOf(today).map(({ payoutId, amountCents }) => fact(payoutId, writtenCents(amountCents)));
  return decisionsPage({
    title: 'Cash vouchers',
    standIn: 'the provider of cash vouchers',
    brand: 'Cash at a store',
    intro: 'The code goes to the phone by text message. A voucher that nobody cashes expires after 30 days.',
    tooLate,
    sections: html`${section('vouchers', 'Vouchers', cards(vouchers, voucherCard, 'Nobody has issued a voucher yet.'))}
    ${section('day', `Cashed on ${writtenDate(today)}`, lines(cashed, 'Nothing was cashed today.'))}
    ${plansSection({
      id: 'numbers',
      title: 'Cellphone numbers that decide by themselves',
      intro: 'Numbers with these last three digits; every other gets its code:',
      plans: numberPlans,
    })}`,
  });
};

const voucherCard = (voucher: Voucher) => {
  const { order, state, isUnlisted, callbacks } = voucher;
  const { payoutId, amountCents, cellNumber, reference } = order;
  return html`<li class="card mandate" aria-labelledby="title-${payoutId}">
    <h3 id="title-${payoutId}">
      <span>${reference} <span>${writtenCents(amountCents)}</span></span>
      ${state ? standings[state.result] : badge('Issued')}
    </h3>
    ${isUnlisted ? html`<p class="note">The list of the day leaves it out.</p>` : ''}
    <dl class="facts">${fact('Code sent to', formatPhone(cellNumber))} ${fact('Payment', payoutId)}</dl>
    ${choices(`/vouchers/vouchers/${encodeURIComponent(payoutId)}/decide`, payoutId, outcomesFor(voucher))}
    ${callbackList(callbacks)}
  </li>`;
};
