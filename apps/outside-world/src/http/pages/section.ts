import { html } from 'hono/html';
import { type Markup } from './layout';

/** A part of a page under a heading of its own. */
export const section = (id: string, heading: string, content: Markup): Markup =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;

/** A card for each, or what stands there when there is none. */
export const cards = <Entry>(entries: readonly Entry[], card: (entry: Entry) => Markup, none: string): Markup =>
  entries.length === 0
    ? nothing(none)
    : html`<ul>
        ${entries.map((entry) => card(entry))}
      </ul>`;

/** One card with every fact, or what stands there when there is none. */
export const lines = (facts: readonly Markup[], none: string): Markup =>
  facts.length === 0 ? nothing(none) : html`<dl class="facts card">${facts}</dl>`;

const nothing = (words: string) => html`<p class="card empty">${words}</p>`;
