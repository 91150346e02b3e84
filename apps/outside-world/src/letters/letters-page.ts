import { html } from 'hono/html';
import { layout, type Markup } from '../http/pages/layout';
import { writtenInstant } from '../http/pages/written';
import { type PostedLetter } from './letter';

/** The letters that were posted, as they lie in the letter box, the newest first. */
export const lettersPage = (posted: readonly PostedLetter[]): Markup =>
  layout({
    title: 'Letters',
    standIn: 'the letter service',
    reassurance: 'nothing is printed or posted.',
    style: '/letters/letters.css',
    isLive: true,
    main: html`<header class="head">
        <h1>Letters</h1>
        <p>An insurer hands letters over here for people who have no cellphone number. They are printed and posted.</p>
      </header>
      ${
        posted.length === 0
          ? html`<p class="card empty">No letter was posted yet.</p>`
          : html`<ol aria-label="Letters, newest first">
              ${posted.map(letterCard)}
            </ol>`
      }`,
  });

const letterCard = ({ to, text, receivedAt }: PostedLetter) =>
  html`<li class="card letter">
    <p class="posted">Posted on <time datetime="${receivedAt}">${writtenInstant(receivedAt)}</time></p>
    <address>${to.map((line) => html`<span>${line}</span>`)}</address>
    <div class="text">${text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}</div>
  </li>`;
