import { type ReceivedMessage } from './inbox';
import { escaped, page } from './page';

/** Every message that was sent, newest first. */
export function inboxPage(messages: readonly ReceivedMessage[]): Response {
  const items = messages.toReversed().map(({ at, to, text }) => {
    return `<li><p><small>${escaped(to)}, <time datetime="${at}">${at}</time></small><br>${escaped(text)}</p></li>`;
  });
  const list = items.length > 0 ? `<ol reversed>${items.join('')}</ol>` : '<p>Nothing was sent yet.</p>';
  return page('Text messages', list);
}

/** What stands at the root. */
export const startPage = (): Response =>
  page(
    'Portal stub',
    '<p>A backend for development: made-up policies, in memory.</p>' +
      '<ul><li><a href="/api/reference">Every call, to search and to try</a></li><li><a href="/api/docs">Every call, to read</a></li><li><a href="/inbox">Text messages and PINs</a></li></ul>',
  );
