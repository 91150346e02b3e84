import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { silentRenewPath } from '../../../libs/auth/src/staff/silent-renew-path';

const page = readFileSync(join(import.meta.dirname, '../public', silentRenewPath), 'utf8');
const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
/** As the page runs it: a plain script, with the page around it. */
const runIn = (parent) => new Function('parent', script)(parent);

afterEach(() => history.replaceState(null, '', '/'));

it('hands the answer of the identity provider to the page around it, and to our own origin only', () => {
  history.replaceState(null, '', `${silentRenewPath}?code=c-1&state=s-1`);
  const parent = { postMessage: vi.fn() };
  runIn(parent);
  const message = {
    source: 'oidc-client',
    url: `${location.origin}${silentRenewPath}?code=c-1&state=s-1`,
    keepOpen: false,
  };
  expect(parent.postMessage.mock.calls).toEqual([[message, location.origin]]);
});

it('does nothing when somebody opens it by itself', () => {
  const post = vi.spyOn(window, 'postMessage');
  runIn(window);
  expect(post).not.toHaveBeenCalled();
});

it('fetches nothing and shows nothing', () => {
  expect(page).not.toMatch(/<(link|img|iframe|form|a)\b|src=/);
  expect(page.match(/<script/g)).toHaveLength(1);
});
