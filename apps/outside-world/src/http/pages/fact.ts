import { html } from 'hono/html';
import { type Markup } from './layout';

/** A term and its value, in a list of facts. */
export const fact = (term: string, value: Markup | string, kind: 'digits' | 'long' | '' = ''): Markup =>
  html`<div>
    <dt>${term}</dt>
    <dd class="${kind}">${value}</dd>
  </div>`;
