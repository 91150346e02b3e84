import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type MiddlewareHandler } from 'hono';

/** What a page of ours may load and where its forms may lead: nowhere but here, and `formTargets` after a redirect. */
export const contentSecurityPolicy = (formTargets: string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** A page of ours loads its own files, talks to its own origin and stands in nobody's frame. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-store',
};

/** Adds headers to whatever is answered, unless the answer has its own or has been sent already. */
export const addHeaders =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
