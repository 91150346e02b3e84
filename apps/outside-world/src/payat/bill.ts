import { html } from 'hono/html';
import { type Markup } from '../http/pages/layout';

interface BillRow {
  term: string;
  value: string;
  /** Numbers that are read out, and the amount, look their own way. */
  is?: 'digits' | 'amount';
}

/** What is paid, to whom, and by which numbers it is found again. */
export const bill = (rows: readonly BillRow[]): Markup =>
  html`<dl class="bill">
    ${rows.map(
      ({ term, value, is }) =>
        html`<div class="${is === 'amount' ? is : ''}">
          <dt>${term}</dt>
          <dd class="${is === 'digits' ? is : ''}">${value}</dd>
        </div>`,
    )}
  </dl>`;
