import { html } from 'hono/html';
import { layout, type Markup } from '../http/pages/layout';

interface BankPage {
  title: string;
  /** What the page is for, and the way to the other one. */
  intro: Markup;
  /** What somebody reads who pressed a button that makes no sense any more; null for everybody else. */
  tooLate: Markup | null;
  sections: Markup;
}

/** A page of the payer's bank, which shows news by itself. */
export const bankLayout = ({ title, intro, tooLate, sections }: BankPage): Markup =>
  layout({
    title,
    standIn: "the payer's bank",
    style: '/bank/bank.css',
    isLive: true,
    main: html`<header class="head">
        <p class="brand">Your bank</p>
        <h1>${title}</h1>
        <p>${intro}</p>
      </header>
      ${tooLate ? html`<p class="note" role="alert">${tooLate}</p>` : ''} ${sections}`,
  });
