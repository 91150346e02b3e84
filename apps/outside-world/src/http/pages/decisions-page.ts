import { html } from 'hono/html';
import { layout, type Markup } from './layout';

interface DecisionsPage {
  title: string;
  /** Whose page this is a stand-in for. */
  standIn: string;
  /** The name above the title. */
  brand: string;
  /** What the page is for, and the way to others. */
  intro: Markup | string;
  /** What somebody reads who pressed a button that makes no sense any more; null for everybody else. */
  tooLate: Markup | null;
  sections: Markup;
}

/** A page on which things wait to be decided, which shows news by itself. */
export const decisionsPage = ({ title, standIn, brand, intro, tooLate, sections }: DecisionsPage): Markup =>
  layout({
    title,
    standIn,
    style: '/bank/bank.css',
    isLive: true,
    main: html`<header class="head">
        <p class="brand">${brand}</p>
        <h1>${title}</h1>
        <p>${intro}</p>
      </header>
      ${tooLate ? html`<p class="note" role="alert">${tooLate}</p>` : ''} ${sections}`,
  });

/** A button for everything that may become of the entry whose title is `title-<id>`. */
export const choices = (action: string, id: string, outcomes: readonly { code: string; label: string }[]): Markup =>
  html`<form class="choices" method="post" action="${action}">
    ${outcomes.map(
      ({ code, label }) =>
        html`<button id="${code}-${id}" name="outcome" value="${code}" aria-describedby="title-${id}">
          ${label}
        </button>`,
    )}
  </form>`;
