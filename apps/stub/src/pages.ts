import { type ReceivedMessage } from './inbox';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page of words without a script. */
const page = (title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
      `<body style="max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif"><h1>${title}</h1>${body}</body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );

/** Every message that was sent, newest first. */
export function inboxPage(messages: readonly ReceivedMessage[]): Response {
  const items = messages.toReversed().map(({ at, to, text }) => {
    return `<li><p><small>${escaped(to)}, <time datetime="${at}">${at}</time></small><br>${escaped(text)}</p></li>`;
  });
  const list = items.length > 0 ? `<ol reversed>${items.join('')}</ol>` : '<p>Nothing was sent yet.</p>';
  return page('Text messages', list);
}

/** Where somebody who goes to pay arrives. */
export const paymentPage = (portal: string): Response =>
  page(
    'The stub takes no payments',
    `<p>A payment that was started here stays open.</p><p><a href="${escaped(portal)}">Back to the portal</a></p>`,
  );

/** What stands at the root. */
export const startPage = (): Response =>
  page(
    'Portal stub',
    '<p>A backend for development: made-up policies, in memory.</p>' +
      '<ul><li><a href="/api/docs">Every call</a></li><li><a href="/inbox">Text messages and PINs</a></li></ul>',
  );
