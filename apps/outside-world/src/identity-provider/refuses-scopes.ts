import { type MiddlewareHandler } from 'hono';
import { type Dialect } from './dialects/dialect';
import { messagePage } from './message-page';

/** Ends a sign-in that asks for what this provider does not have, as it does on a page of its own. */
export const refusesScopes =
  ({ refusedScopes }: Pick<Dialect, 'refusedScopes'>): MiddlewareHandler =>
  async (c, next) => {
    const unknown = (c.req.query('scope') ?? '').split(' ').filter((scope) => refusedScopes.includes(scope));
    if (unknown.length === 0) return next();
    return c.html(
      messagePage({
        title: 'This sign-in cannot go on',
        text: `The application asked for a scope that does not exist here: ${unknown.join(', ')}.`,
      }),
      400,
    );
  };
