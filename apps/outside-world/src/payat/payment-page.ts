import { formatPayatReference } from '@portal/domain';
import { html } from 'hono/html';
import { layout, type Markup } from '../http/pages/layout';
import { writtenCents, writtenTime } from '../http/pages/written';
import { bill } from './bill';
import { paymentWays } from './payment-ways';
import { scenarioOf, scenarios } from './scenarios';
import { type Transaction } from './transaction';
import { type Standing } from './where-it-stands';

interface Shown {
  transaction: Transaction;
  billerName: string;
}

/** A page of Pay@ in its frame. */
export const payatPage = (title: string, main: Markup, isLive = false): Markup =>
  layout({ title, standIn: 'Pay@', style: '/payat/payat.css', main, isLive });

const billOf = ({ transaction, billerName }: Shown) =>
  bill([
    { term: 'Pay to', value: billerName },
    { term: 'Reference', value: formatPayatReference(transaction.payatReferenceNum), is: 'digits' },
    { term: 'Amount', value: writtenCents(transaction.cents), is: 'amount' },
  ]);

/** Where a payer chooses how to pay; `problem` says what was wrong with the last try. */
export const paymentPage = ({ transaction, billerName, problem }: Shown & { problem?: string }): Markup =>
  payatPage(
    `Pay ${billerName}`,
    html`<form method="post" class="card">
      <p class="brand">Pay@</p>
      <h1>Pay ${billerName}</h1>
      ${billOf({ transaction, billerName })}
      ${
        transaction.report?.status === 'FAILED'
          ? html`<p class="note" role="status">
              Your last try did not go through. You can try again or pay another way.
            </p>`
          : ''
      }
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      <fieldset class="ways">
        <legend>How would you like to pay?</legend>
        ${paymentWays.map(
          ({ code, label, hint }, index) =>
            html`<label class="way">
              <input type="radio" name="method" value="${code}" required ${index === 0 ? 'checked' : ''} />
              <span>${label} <small>${hint}</small></span>
            </label>`,
        )}
      </fieldset>
      <button class="primary">Pay ${writtenCents(transaction.cents)}</button>
      <button class="plain" name="scenario" value="cancelled">Cancel</button>
      <p class="hint">This page is open until ${writtenTime(transaction.page?.expiresAt ?? '')}.</p>
      ${whatHappens(transaction)}
    </form>`,
  );

const whatHappens = ({ cents }: Transaction) =>
  html`<section class="backstage" aria-labelledby="backstage">
    <h2 id="backstage">Stand-in: choose what happens</h2>
    <p class="hint">
      The cents of the amount choose one of these for the Pay button. To try another, press it instead.
    </p>
    <ul>
      ${scenarios.map(
        ({ name, label, happens }) =>
          html`<li class="${name === scenarioOf(cents) ? 'chosen' : ''}">
            <button name="scenario" value="${name}" aria-describedby="about-${name}">${label}</button>
            <p id="about-${name}">
              ${name === scenarioOf(cents) ? html`<strong>Chosen by the cents.</strong> ` : ''}${happens}
            </p>
          </li>`,
      )}
    </ul>
  </section>`;

const endings: Record<Exclude<Standing, 'TO_PAY'>, { title: string; text: string }> = {
  PAID: { title: 'This payment is paid', text: 'There is nothing more to pay here.' },
  PROCESSING: { title: 'Your payment is being processed', text: 'Do not pay again. The result follows.' },
  CANCELLED: { title: 'This payment was cancelled', text: 'Nothing was paid. Start again where you came from.' },
  REVERSED: { title: 'This payment was reversed', text: 'The money went back to where it came from.' },
  EXPIRED: { title: 'This payment has expired', text: 'Nothing was paid. Start again where you came from.' },
};

/** What is left of the page once the payment can no longer be made here. */
export const endedPage = ({
  transaction,
  billerName,
  standing,
  returnTo,
}: Shown & { standing: Exclude<Standing, 'TO_PAY'>; returnTo: string | null }): Markup =>
  payatPage(
    endings[standing].title,
    html`<div class="card">
      <p class="brand">Pay@</p>
      <h1>${endings[standing].title}</h1>
      <p>${endings[standing].text}</p>
      ${billOf({ transaction, billerName })}
      ${returnTo ? html`<p><a class="primary" href="${returnTo}">Back to ${billerName}</a></p>` : ''}
    </div>`,
  );

/** What the payer who closes the window sees last. */
export const windowClosedPage = (): Markup =>
  payatPage(
    'The window is closed',
    html`<div class="card">
      <p class="brand">Pay@</p>
      <h1>The window is closed</h1>
      <p>You paid and closed the window. Nobody sends you back: open the portal yourself to see what it knows.</p>
    </div>`,
  );

/** For an address that leads to no payment. */
export const noPaymentPage = (): Markup =>
  payatPage(
    'Payment not found',
    html`<div class="card">
      <p class="brand">Pay@</p>
      <h1>Payment not found</h1>
      <p>This address belongs to no payment. Start again where you came from.</p>
    </div>`,
  );
