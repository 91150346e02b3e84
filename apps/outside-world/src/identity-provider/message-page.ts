import { html } from 'hono/html';
import { layout, type Markup } from '../http/pages/layout';

interface Shown {
  title: string;
  main: Markup;
}

/** A page of the provider in its frame. */
export const identityPage = ({ title, main }: Shown): Markup =>
  layout({
    title,
    standIn: "the insurer's identity provider",
    reassurance: 'these people do not exist, and no real password belongs here.',
    style: '/identity/identity.css',
    main,
  });

/** A page that says one thing. */
export const messagePage = ({ title, text, more }: { title: string; text: string; more?: Markup }): Markup =>
  identityPage({
    title,
    main: html`<div class="card">
      <p class="brand">Staff sign-in</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${more ?? ''}
    </div>`,
  });
