import { afterEach, beforeEach, vi } from 'vitest';
import { aBrowser } from './a-tab';
import { fakeProvider, type FakeProvider } from './fake-provider';
import { stopTheClock } from './fake-time';

/** Before each test: a clock that stands until it is moved, a provider that answers `fetch`, a browser. */
export function withProvider() {
  const world = {} as { provider: FakeProvider; browser: ReturnType<typeof aBrowser> };
  beforeEach(() => {
    stopTheClock();
    world.provider = fakeProvider();
    world.browser = aBrowser(world.provider);
    vi.stubGlobal('fetch', world.provider.fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return world;
}
