import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { html } from 'hono/html';
import { callbackList } from '../delivery/callback-list';
import { badge } from '../http/pages/badge';
import { choices, decisionsPage } from '../http/pages/decisions-page';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';
import { plansSection } from '../http/pages/plans';
import { cards, lines, section } from '../http/pages/section';
import { writtenCents, writtenDate } from '../http/pages/written';
import { accountPlans, outcomesFor } from './outcomes';
import { type ListedPayout, type Payout } from './payout';

interface Shown {
  payouts: readonly Payout[];
  listOf: (day: PlainDate) => ListedPayout[];
  now: Date;
  tooLate: Markup | null;
}

const standings = {
  PAID: badge('Paid', 'good'),
  FAILED: badge('Refused', 'bad'),
  RETURNED: badge('Sent back', 'bad'),
};

/** The insurer's bank: every payment that it was told to make, with a button for everything that may become of it, and the list of today. */
export const payoutsPage = ({ payouts, listOf, now, tooLate }: Shown): Markup => {
  const today = todayInJohannesburg(now);
  return decisionsPage({
    title: 'Payments of claims',
    standIn: 'the bank that pays claims',
    brand: 'Bank of the insurer',
    intro: 'What nobody decides, the account number does.',
    tooLate,
    sections: html`${section('payouts', 'Payments', cards(payouts, payoutCard, 'Nobody has sent a payment yet.'))}
    ${section('day', `List of ${writtenDate(today)}`, lines(listOf(today).map(listed), 'Nothing has moved today.'))}
    ${plansSection({
      id: 'accounts',
      title: 'Accounts that decide by themselves',
      intro: 'Account numbers with these last three digits; every other is paid after 5 seconds:',
      plans: accountPlans,
    })}`,
  });
};

/** What the insurer's books are compared with. */
const listed = ({ payoutId, kind, amountCents }: ListedPayout) =>
  fact(payoutId, `${kind === 'PAID' ? 'paid' : 'sent back'} ${writtenCents(amountCents)}`);

const payoutCard = (payout: Payout) => {
  const { order, state, isSilent, isUnlisted, callbacks } = payout;
  const { payoutId, amountCents, account, reference } = order;
  const standing = state ? standings[state.result] : badge(isSilent ? 'Says nothing' : 'Under way');
  return html`<li class="card mandate" aria-labelledby="title-${payoutId}">
    <h3 id="title-${payoutId}">
      <span>${account.holder} <span>${writtenCents(amountCents)}</span></span>
      ${standing}
    </h3>
    ${isUnlisted ? html`<p class="note">The list of the day leaves it out.</p>` : ''}
    <dl class="facts">
      ${fact('Account', `${account.bankName}, ending ${account.accountNumber.slice(-4)}`)}
      ${fact('Statement reference', reference)} ${fact('Payment', payoutId)}
    </dl>
    ${choices(`/payout-bank/payouts/${encodeURIComponent(payoutId)}/decide`, payoutId, outcomesFor(payout))}
    ${callbackList(callbacks)}
  </li>`;
};
