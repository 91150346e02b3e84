import { html } from 'hono/html';
import { callbackList } from '../../delivery/callback-list';
import { badge } from '../../http/pages/badge';
import { choices } from '../../http/pages/decisions-page';
import { fact } from '../../http/pages/fact';
import { type Markup } from '../../http/pages/layout';
import { plansSection } from '../../http/pages/plans';
import { cards, section } from '../../http/pages/section';
import { writtenCents, writtenDate } from '../../http/pages/written';
import { bankLayout } from '../bank-layout';
import { type Debit } from './debit';
import { accountOutcomes, outcomesFor } from './outcomes';

interface Shown {
  debits: readonly Debit[];
  tooLate: Markup | null;
}

const standings = {
  PAID: badge('Paid', 'good'),
  TRACKING: badge('Trying again'),
  UNPAID: badge('Unpaid', 'bad'),
  DISPUTED: badge('Disputed', 'bad'),
};

/** The bank's side of debit orders: every debit that it was told to collect, with a button for everything that may become of it. */
export const debitsPage = ({ debits, tooLate }: Shown): Markup =>
  bankLayout({
    title: 'Debits to collect',
    intro: html`What nobody decides is paid at six in the morning of its action date.
      <a href="/bank">Debit orders to approve</a>`,
    tooLate,
    sections: html`${section('debits', 'Debits', cards(debits, debitCard, 'Nobody has sent a debit yet.'))}
    ${plansSection({
      id: 'accounts',
      title: 'Accounts that decide by themselves',
      intro: 'Account numbers with these last three digits, a few seconds after the debit comes:',
      plans: accountPlans,
    })}`,
  });

/** What accounts decide, in words. */
const accountPlans = Object.fromEntries(
  Object.entries(accountOutcomes).map(([digits, codes]) => [
    digits,
    { meaning: codes.map((code) => code.toLowerCase().replaceAll('_', ' ')).join(', then ') },
  ]),
);

const debitCard = (debit: Debit) => {
  const { instruction, decision, isSilent, callbacks } = debit;
  const { instructionId, creditorShortName, amountCents, actionDate, holder, contractReference } = instruction;
  const standing = decision ? standings[decision.result] : badge(isSilent ? 'Says nothing' : 'Waiting');
  return html`<li class="card mandate" aria-labelledby="title-${instructionId}">
    <h3 id="title-${instructionId}">
      <span>${creditorShortName} <span>${writtenCents(amountCents)}</span></span>
      ${standing}
    </h3>
    <dl class="facts">
      ${fact('Action date', writtenDate(actionDate))}
      ${fact('Account', `ending ${instruction.accountNumber.slice(-4)}`)} ${fact('Account holder', holder)}
      ${fact('Contract reference', contractReference)}
    </dl>
    ${choices(`/bank/debits/${encodeURIComponent(instructionId)}/decide`, instructionId, outcomesFor(debit))}
    ${callbackList(callbacks)}
  </li>`;
};
