import { formatRand } from '@portal/domain';
import { html } from 'hono/html';
import { callbackList } from '../delivery/callback-list';
import { layout, type Markup } from '../http/pages/layout';
import { writtenDate, writtenInstant } from '../http/pages/written';
import { mandateStanding, type Mandate, type Terms } from './mandate';

interface Shown {
  mandates: readonly Mandate[];
  now: Date;
  /** Whether somebody has just answered a question that is not open any more. */
  isTooLate?: boolean;
}

const standings = {
  WAITING: { label: 'Waiting for you', tone: '' },
  MISSED: { label: 'Not answered in time', tone: '' },
  AUTHENTICATED: { label: 'Approved', tone: 'good' },
  REJECTED: { label: 'Declined', tone: 'bad' },
} as const;

/** The banking app: what waits for the payer's answer, and what was answered. */
export const bankPage = ({ mandates, now, isTooLate = false }: Shown): Markup => {
  const isOpen = (mandate: Mandate) => mandateStanding(mandate, now) === 'WAITING';
  const open = mandates.filter(isOpen);
  const answered = mandates.filter((mandate) => !isOpen(mandate));
  return layout({
    title: 'Debit orders',
    standIn: "the payer's bank",
    style: '/bank/bank.css',
    isLive: true,
    main: html`<header class="head">
        <p class="brand">Your bank</p>
        <h1>Debit orders</h1>
        <p>A debit order starts only after you approve it here. <a href="/bank/debits">Debits to collect</a></p>
      </header>
      ${
        isTooLate
          ? html`<p class="note" role="alert">
              That question is closed: it was answered, changed or out of time. <a href="/bank">Look again</a>
            </p>`
          : ''
      }
      <section aria-labelledby="open">
        <h2 id="open">Waiting for your answer</h2>
        ${
          open.length === 0
            ? html`<p class="card empty">Nothing waits for you.</p>`
            : html`<ul>
                ${open.map((mandate) => openCard(mandate))}
              </ul>`
        }
      </section>
      ${
        answered.length === 0
          ? ''
          : html`<section aria-labelledby="answered">
              <h2 id="answered">Answered</h2>
              <ul>
                ${answered.map((mandate) => answeredCard(mandate, now))}
              </ul>
            </section>`
      }`,
  });
};

const openCard = (mandate: Mandate) => {
  const { contractReference, terms, agreed, question } = mandate;
  return html`<li class="card mandate" aria-labelledby="title-${contractReference}">
    <h3 id="title-${contractReference}">
      <span>${terms.creditorShortName}</span>
      <span>${formatRand(terms.instalmentAmount)} <small>a month</small></span>
    </h3>
    ${agreed ? html`<p class="note">They ask to change a debit order that you approved before.</p>` : ''}
    ${termList(terms, agreed)}
    <form class="answers" method="post" action="/bank/mandates/${contractReference}/answer">
      <input type="hidden" name="question" value="${question}" />
      <button
        class="primary"
        id="approve-${contractReference}"
        name="answer"
        value="approve"
        aria-describedby="title-${contractReference}"
      >
        Approve
      </button>
      <button
        id="decline-${contractReference}"
        name="answer"
        value="decline"
        aria-describedby="title-${contractReference}"
      >
        Decline
      </button>
    </form>
    <p class="hint">Answer by ${writtenInstant(terms.respondBy)}.</p>
  </li>`;
};

const answeredCard = (mandate: Mandate, now: Date) => {
  const { label, tone } = standings[mandateStanding(mandate, now)];
  const { contractReference, terms, agreed, mandateReferenceNumber, answeredAt, callbacks } = mandate;
  return html`<li class="card mandate" aria-labelledby="title-${contractReference}">
    <h3 id="title-${contractReference}">
      <span>${terms.creditorShortName}</span>
      <span class="badge ${tone}">${label}</span>
    </h3>
    ${agreed && agreed !== terms ? html`<p class="note">What you approved before stays in force.</p>` : ''}
    ${termList(terms, null, [
      ...(answeredAt ? [['Answered', writtenInstant(answeredAt)] as const] : []),
      ...(mandateReferenceNumber ? [['Mandate number', mandateReferenceNumber] as const] : []),
    ])}
    ${callbackList(callbacks)}
  </li>`;
};

/** The terms; beside what would change stands how it is now. */
const termList = (terms: Terms, agreed: Terms | null, more: (readonly [term: string, value: string])[] = []) =>
  html`<dl class="facts">
    ${written(terms).map(([term, value], index) => {
      const before = agreed ? written(agreed)[index]?.[1] : value;
      return fact(term, value, before === value ? undefined : before);
    })}
    ${more.map(([term, value]) => fact(term, value))}
  </dl>`;

const written = (terms: Terms): [term: string, value: string][] => [
  ['Every month', formatRand(terms.instalmentAmount)],
  ['At most', formatRand(terms.maximumAmount)],
  ['Day of the month', terms.collectionDay === 30 ? '30th (or last day)' : String(terms.collectionDay)],
  ['First debit', terms.firstCollectionDate ? writtenDate(terms.firstCollectionDate) : 'On the next such day'],
  ['Account', `${terms.bankName} ${terms.accountNumberMasked}`],
  ['Account holder', terms.debtorName],
  ['Contract reference', terms.contractReference],
];

const fact = (term: string, value: string, before?: string) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}${before ? html` <small>now ${before}</small>` : ''}</dd>
  </div>`;
