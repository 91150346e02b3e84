import { formatRand } from '@portal/domain';
import { html } from 'hono/html';
import { callbackList } from '../delivery/callback-list';
import { badge } from '../http/pages/badge';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';
import { cards, section } from '../http/pages/section';
import { writtenDate, writtenInstant } from '../http/pages/written';
import { bankLayout } from './bank-layout';
import { mandateStanding, type Mandate, type Terms } from './mandate';

interface Shown {
  mandates: readonly Mandate[];
  now: Date;
  /** Whether somebody has just answered a question that is not open any more. */
  isTooLate?: boolean;
}

const standings = {
  WAITING: badge('Waiting for you'),
  MISSED: badge('Not answered in time'),
  AUTHENTICATED: badge('Approved', 'good'),
  REJECTED: badge('Declined', 'bad'),
};

/** The banking app: what waits for the payer's answer, and what was answered. */
export const bankPage = ({ mandates, now, isTooLate = false }: Shown): Markup => {
  const isOpen = (mandate: Mandate) => mandateStanding(mandate, now) === 'WAITING';
  const open = mandates.filter(isOpen);
  const answered = mandates.filter((mandate) => !isOpen(mandate));
  return bankLayout({
    title: 'Debit orders',
    intro: html`A debit order starts only after you approve it here. <a href="/bank/debits">Debits to collect</a>`,
    tooLate: isTooLate
      ? html`That question is closed: it was answered, changed or out of time. <a href="/bank">Look again</a>`
      : null,
    sections: html`${section('open', 'Waiting for your answer', cards(open, openCard, 'Nothing waits for you.'))}
    ${
      answered.length === 0
        ? ''
        : section(
            'answered',
            'Answered',
            html`<ul>
              ${answered.map((mandate) => answeredCard(mandate, now))}
            </ul>`,
          )
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
  const { contractReference, terms, agreed, mandateReferenceNumber, answeredAt, callbacks } = mandate;
  return html`<li class="card mandate" aria-labelledby="title-${contractReference}">
    <h3 id="title-${contractReference}">
      <span>${terms.creditorShortName}</span>
      ${standings[mandateStanding(mandate, now)]}
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
      return fact(term, before === value ? value : html`${value} <small>now ${before}</small>`);
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
