import { Hono } from 'hono';
import { html } from 'hono/html';
import { formFields, smallBody } from '../form';
import { ownPagesOnly } from '../own-pages-only';
import { type Markup } from './layout';

interface DecisionRoutes {
  /** The address of the page. */
  page: string;
  /** What stands before the id in the address of a decision. */
  entries: string;
  /** What is decided about: `the payment`. */
  about: string;
  /** The page; with what somebody reads who pressed a button that makes no sense any more. */
  render: (tooLate: Markup | null) => Markup;
  /** Whether the outcome was possible, and is true now. */
  decide: (id: string, outcome: string) => boolean;
}

/** A page on which things wait to be decided, and its buttons. Pressed too late, the page says so with 409. */
export function decisionRoutes({ page, entries, about, render, decide }: DecisionRoutes): Hono {
  const routes = new Hono();
  const tooLate = html`That is not possible any more: ${about} stands otherwise now. <a href="${page}">Look again</a>`;
  routes.get(page, (c) => c.html(render(null)));
  routes.post(`${entries}/:id/decide`, ownPagesOnly, smallBody, async (c) => {
    const { outcome = '' } = await formFields(c);
    return decide(c.req.param('id'), outcome) ? c.redirect(page, 303) : c.html(render(tooLate), 409);
  });
  return routes;
}
