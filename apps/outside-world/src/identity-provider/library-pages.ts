import { html, raw } from 'hono/html';
import { type ErrorOut, type KoaContextWithOIDC } from 'oidc-provider';
import { messagePage } from './message-page';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';

const show = async (ctx: KoaContextWithOIDC, page: Markup) => {
  ctx.type = 'html';
  ctx.body = String(await page);
};

/** Pages that the library shows by itself, in our look. */
export const errorPage = (ctx: KoaContextWithOIDC, { error, error_description: why }: ErrorOut) =>
  show(
    ctx,
    messagePage({
      title: 'This sign-in cannot go on',
      text: 'Start again in the portal. If it happens again, tell whoever looks after the portal what stands below.',
      more: html`<dl class="facts">${fact('Error', error, 'long')} ${why ? fact('Reason', why, 'long') : ''}</dl>`,
    }),
  );

/** `form` is the library's own: it proves that the answer comes from this page. */
export const signOutPage = (ctx: KoaContextWithOIDC, form: string) =>
  show(
    ctx,
    messagePage({
      title: 'Sign out?',
      text: 'This signs you out of the portal and of this provider.',
      more: html`${raw(form)}
        <div class="actions">
          <button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>
          <button form="op.logoutForm">Stay signed in</button>
        </div>`,
    }),
  );

export const signedOutPage = (ctx: KoaContextWithOIDC) =>
  show(ctx, messagePage({ title: 'You are signed out', text: 'You can close this window.' }));
