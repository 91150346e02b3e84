import { html } from 'hono/html';
import { callbackList } from '../../delivery/callback-list';
import { layout, type Markup } from '../../http/pages/layout';
import { writtenCents, writtenDate } from '../../http/pages/written';
import { type Debit } from './debit';
import { accountOutcomes, outcomesFor } from './outcomes';

interface Shown {
  debits: readonly Debit[];
  /** Whether somebody has just pressed a button that makes no sense any more. */
  isTooLate?: boolean;
}

const standings = {
  PAID: { label: 'Paid', tone: 'good' },
  TRACKING: { label: 'Trying again', tone: '' },
  UNPAID: { label: 'Unpaid', tone: 'bad' },
  DISPUTED: { label: 'Disputed', tone: 'bad' },
} as const;

/** The bank's side of debit orders: every debit that it was told to collect, with a button for everything that may become of it. */
export const debitsPage = ({ debits, isTooLate = false }: Shown): Markup =>
  layout({
    title: 'Debits to collect',
    standIn: "the payer's bank",
    style: '/bank/bank.css',
    isLive: true,
    main: html`<header class="head">
        <p class="brand">Your bank</p>
        <h1>Debits to collect</h1>
        <p>
          What nobody decides is paid at six in the morning of its action date.
          <a href="/bank">Debit orders to approve</a>
        </p>
      </header>
      ${
        isTooLate
          ? html`<p class="note" role="alert">
              That is not possible any more: the debit stands otherwise now. <a href="/bank/debits">Look again</a>
            </p>`
          : ''
      }
      <section aria-labelledby="debits">
        <h2 id="debits">Debits</h2>
        ${
          debits.length === 0
            ? html`<p class="card empty">Nobody has sent a debit yet.</p>`
            : html`<ul>
                ${debits.map((debit) => debitCard(debit))}
              </ul>`
        }
      </section>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Accounts that decide by themselves</h2>
        <p>Account numbers with these last three digits, a few seconds after the debit comes:</p>
        <dl class="facts card">
          ${Object.entries(accountOutcomes).map(
            ([digits, codes]) =>
              html`<div>
                <dt>${digits}</dt>
                <dd>${codes.map((code) => code.toLowerCase().replaceAll('_', ' ')).join(', then ')}</dd>
              </div>`,
          )}
        </dl>
      </section>`,
  });

const debitCard = (debit: Debit) => {
  const { instruction, decision, isSilent, callbacks } = debit;
  const { instructionId, creditorShortName, amountCents, actionDate, holder, contractReference } = instruction;
  const standing = decision ? standings[decision.result] : { label: isSilent ? 'Says nothing' : 'Waiting', tone: '' };
  return html`<li class="card mandate" aria-labelledby="title-${instructionId}">
    <h3 id="title-${instructionId}">
      <span>${creditorShortName} <span>${writtenCents(amountCents)}</span></span>
      <span class="badge ${standing.tone}">${standing.label}</span>
    </h3>
    <dl class="facts">
      ${[
        ['Action date', writtenDate(actionDate)],
        ['Account', `ending ${instruction.accountNumber.slice(-4)}`],
        ['Account holder', holder],
        ['Contract reference', contractReference],
      ].map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <form class="choices" method="post" action="/bank/debits/${encodeURIComponent(instructionId)}/decide">
      ${outcomesFor(debit).map(
        ({ code, label }) =>
          html`<button
            id="${code}-${instructionId}"
            name="outcome"
            value="${code}"
            aria-describedby="title-${instructionId}"
          >
            ${label}
          </button>`,
      )}
    </form>
    ${callbackList(callbacks)}
  </li>`;
};
