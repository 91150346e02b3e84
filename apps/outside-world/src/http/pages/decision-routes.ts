import { Hono } from 'hono';
import { formFields, smallBody } from '../form';
import { ownPagesOnly } from '../own-pages-only';
import { type Markup } from './layout';

interface DecisionRoutes {
  /** The address of the page. */
  page: string;
  /** What stands before the id in the address of a decision. */
  entries: string;
  render: (isTooLate: boolean) => Markup;
  /** Whether the outcome was possible, and is true now. */
  decide: (id: string, outcome: string) => boolean;
}

/** A page on which things wait to be decided, and its buttons. Pressed too late, the page says so with 409. */
export function decisionRoutes({ page, entries, render, decide }: DecisionRoutes): Hono {
  const routes = new Hono();
  routes.get(page, (c) => c.html(render(false)));
  routes.post(`${entries}/:id/decide`, ownPagesOnly, smallBody, async (c) => {
    const { outcome = '' } = await formFields(c);
    return decide(c.req.param('id'), outcome) ? c.redirect(page, 303) : c.html(render(true), 409);
  });
  return routes;
}
