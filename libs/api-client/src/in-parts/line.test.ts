// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserLine } from './line';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, 128],
  [{ effectiveType: '4g', saveData: false }, 128],
  [{ effectiveType: '4g', saveData: true }, 64],
  [{ effectiveType: '2g' }, 64],
  [{ effectiveType: 'slow-2g' }, 64],
])('on a connection %j parts have %i KiB', (connection, kibibytes) => {
  vi.stubGlobal('navigator', { connection });
  expect(browserLine.partBytes()).toBe(kibibytes * 1024);
});

it('waits no longer than until there is a network again, or until somebody pauses', async () => {
  const online = browserLine.wait(60_000, new AbortController().signal);
  dispatchEvent(new Event('online'));
  await online;
  const pausing = new AbortController();
  const paused = browserLine.wait(60_000, pausing.signal);
  pausing.abort();
  await paused;
});
