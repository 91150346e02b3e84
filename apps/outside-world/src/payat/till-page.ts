import { formatPayatReference } from '@portal/domain';
import { html } from 'hono/html';
import { type Callback } from '../delivery/callback';
import { type Markup } from '../http/pages/layout';
import { writtenCents, writtenInstant } from '../http/pages/written';
import { bill } from './bill';
import { payatPage } from './payment-page';
import { shops } from './payment-ways';
import { type Transaction } from './transaction';

interface Till {
  typed?: Record<string, string>;
  problems?: Partial<Record<string, [string, ...string[]]>>;
}

/** Where a cashier types what the customer wants to pay. */
export const tillPage = ({ typed = {}, problems = {} }: Till): Markup => {
  const field = (name: string, label: string, hint: string, mode: string) =>
    html`<p class="field">
      <label for="${name}">${label}</label>
      <small id="${name}-hint">${hint}</small>
      ${problems[name] ? html`<strong class="problem" id="${name}-problem">${problems[name][0]}</strong>` : ''}
      <input
        id="${name}"
        name="${name}"
        value="${typed[name] ?? ''}"
        inputmode="${mode}"
        autocomplete="off"
        required
        aria-invalid="${problems[name] ? 'true' : 'false'}"
        aria-describedby="${name}-hint${problems[name] ? ` ${name}-problem` : ''}"
      />
    </p>`;
  return payatPage(
    'Till',
    html`<form method="post" action="/payat/till" class="card" novalidate>
      <p class="brand">Pay@</p>
      <h1>Pay cash at a till</h1>
      <p>You stand at the till of a shop. Show your reference, hand over the cash.</p>
      <p class="field">
        <label for="shop">Shop</label>
        <select id="shop" name="shop">
          ${shops.map((shop) => html`<option ${typed['shop'] === shop ? 'selected' : ''}>${shop}</option>`)}
        </select>
      </p>
      ${field('reference', 'Pay@ reference', '16 digits, as they stand under the barcode', 'numeric')}
      ${field('amount', 'Amount in rand', 'For example 189,00', 'decimal')}
      <button class="primary">Pay cash</button>
      <p class="hint"><a href="/payat">All payments</a></p>
    </form>`,
  );
};

/** What the biller answered, as the slip says it. */
const answers: Record<Callback['state'], string> = {
  SENDING: 'The biller has not answered yet. You are told as soon as it does.',
  WAITING: 'The biller did not take the message. It is sent again until it is taken.',
  TAKEN: 'The biller took the payment.',
  UNKNOWN: 'The biller does not know this reference. It keeps the payment as unallocated.',
  GIVEN_UP: 'The biller never answered. The payment is in the reconciliation.',
};

/** The slip that the till prints. */
export const slipPage = ({ transaction, billerName }: { transaction: Transaction; billerName: string }): Markup => {
  const [callback] = transaction.callbacks;
  const answer = callback?.tries.at(-1)?.answer;
  return payatPage(
    'Slip',
    html`<div class="card slip">
      <p class="brand">Pay@</p>
      <h1>Paid at ${transaction.network}</h1>
      ${bill([
        { term: 'Paid to', value: billerName },
        { term: 'Reference', value: formatPayatReference(transaction.payatReferenceNum), is: 'digits' },
        { term: 'Transaction', value: transaction.payatTranId, is: 'digits' },
        { term: 'Time', value: writtenInstant(transaction.createdAt) },
        { term: 'Cash', value: writtenCents(transaction.cents), is: 'amount' },
      ])}
      <p class="note" role="status">
        ${answers[callback?.state ?? 'SENDING']}${typeof answer === 'number' ? ` (Answer ${answer})` : ''}
      </p>
      <p><a class="primary" href="/payat/till">Next customer</a></p>
      <p class="hint"><a href="/payat">All payments</a></p>
    </div>`,
    true,
  );
};
