import { type MiddlewareHandler } from 'hono';
import { refusal } from './answers';

/** Buttons of these pages are pressed on these pages: a form that another site posts is refused. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) =>
  c.req.method === 'POST' && c.req.header('sec-fetch-site') === 'cross-site'
    ? refusal(403, 'FORBIDDEN', 'This is for the pages of the stand-in only')
    : next();
