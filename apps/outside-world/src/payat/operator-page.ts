import { formatPayatReference } from '@portal/domain';
import { html } from 'hono/html';
import { type LineMode } from '../delivery/callback-line';
import { callbackList } from '../delivery/callback-list';
import { badge } from '../http/pages/badge';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';
import { writtenCents, writtenInstant, writtenTime } from '../http/pages/written';
import { payatPage } from './payment-page';
import { labelOfWay } from './payment-ways';
import { scenarioNamed } from './scenarios';
import { type Transaction } from './transaction';

const modes: { mode: LineMode; label: string; about: string }[] = [
  { mode: 'normal', label: 'Normal', about: 'Callbacks arrive, answers come back.' },
  { mode: 'drop', label: 'Drop', about: 'Callbacks never arrive. They are sent again until they are taken.' },
  {
    mode: 'answer-lost',
    label: 'Answer is lost',
    about: 'Callbacks arrive, but Pay@ never hears so and repeats them.',
  },
];

/** How many payments the page shows. */
const shown = 100;

/** Everything that was asked for and paid, and the levers of the sandbox. */
export const operatorPage = ({
  transactions,
  mode,
}: {
  transactions: readonly Transaction[];
  mode: LineMode;
}): Markup =>
  payatPage(
    'Payments',
    html`<header class="head">
        <p class="brand">Pay@</p>
        <h1>Payments</h1>
        <p>Every payment that a biller asked for or a till took. <a href="/payat/till">Pay cash at a till</a></p>
      </header>
      <form class="line card" method="post" action="/payat/sandbox/line">
        <h2>How the callback line behaves</h2>
        <div class="choices">
          ${modes.map(
            (each) =>
              html`<button
                id="line-${each.mode}"
                name="mode"
                value="${each.mode}"
                aria-pressed="${each.mode === mode ? 'true' : 'false'}"
              >
                ${each.label}
              </button>`,
          )}
        </div>
        <p class="hint">${modes.find((each) => each.mode === mode)?.about}</p>
      </form>
      ${
        transactions.length === 0
          ? html`<p class="card empty">
              No payments yet. Start one in the portal under Pay now, or pay cash at a till.
            </p>`
          : list(transactions)
      }`,
    true,
  );

function stateOf({ report, waiting, scenario }: Transaction): Markup {
  if (report?.status === 'SUCCESSFUL') return badge('Paid', 'good');
  if (report?.status === 'REVERSED') return badge('Reversed', 'bad');
  if (report?.status === 'FAILED') return badge('Failed', 'bad');
  if (report?.status === 'CANCELLED') return badge('Cancelled', 'quiet');
  if (waiting.length > 0) return badge('Callback held back', 'quiet');
  return badge(scenario ? 'Nothing was paid' : 'Not paid yet', 'quiet');
}

const list = (transactions: readonly Transaction[]) =>
  html`<ol class="transactions" aria-label="Payments, newest first">
      ${transactions.slice(0, shown).map(card)}
    </ol>
    ${
      transactions.length > shown
        ? html`<p class="hint">The newest ${shown} of ${transactions.length} payments.</p>`
        : ''
    }`;

const card = (transaction: Transaction) => {
  const { payatTranId, report, waiting, callbacks, cents } = transaction;
  const isAnotherAmount = report !== null && Math.round(report.amount * 100) !== cents;
  return html`<li class="card transaction">
    <h2>
      <span>${writtenCents(cents)}</span>
      ${stateOf(transaction)}
    </h2>
    <dl class="facts">
      ${fact('Transaction', payatTranId, 'digits')}
      ${fact('Reference', formatPayatReference(transaction.payatReferenceNum), 'digits')}
      ${fact('Asked for', writtenInstant(transaction.createdAt))} ${fact('Scenario', scenarioLabel(transaction))}
      ${transaction.paymentMethod ? fact('Paid with', paidWith(transaction)) : ''}
      ${isAnotherAmount ? fact('Reported', writtenCents(Math.round(report.amount * 100))) : ''}
      ${transaction.digiapiExternalRef ? fact("Biller's reference", transaction.digiapiExternalRef, 'long') : ''}
      ${waiting[0] ? fact('Next report', `${waiting[0].status} at ${writtenTime(waiting[0].dueAt)}`) : ''}
    </dl>
    ${callbackList(callbacks)}
    ${
      waiting.length > 0 || report
        ? html`<div class="actions">
            ${waiting.length > 0 ? action(payatTranId, 'release', 'Send now') : ''}
            ${report ? action(payatTranId, 'repeat', 'Send again') : ''}
            ${report?.status === 'SUCCESSFUL' ? action(payatTranId, 'reverse', 'Reverse') : ''}
          </div>`
        : ''
    }
  </li>`;
};

const scenarioLabel = ({ page, scenario }: Transaction) =>
  page ? (scenarioNamed(scenario ?? '')?.label ?? 'Not chosen yet') : 'Cash at a till';

const paidWith = ({ paymentMethod, network }: Transaction) =>
  network ? `${labelOfWay(paymentMethod)} at ${network}` : labelOfWay(paymentMethod);

const action = (id: string, name: string, label: string) =>
  html`<form method="post" action="/payat/sandbox/transactions/${id}/${name}">
    <button id="${name}-${id}" aria-describedby="${name}-${id}-about">${label}</button>
    <span hidden id="${name}-${id}-about">Transaction ${id}</span>
  </form>`;
