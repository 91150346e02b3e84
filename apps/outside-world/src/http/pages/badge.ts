import { html } from 'hono/html';
import { type Markup } from './layout';

/** How something stands, in a word or two. */
export const badge = (label: string, tone: 'good' | 'bad' | 'quiet' | '' = ''): Markup =>
  html`<span class="badge ${tone}">${label}</span>`;
