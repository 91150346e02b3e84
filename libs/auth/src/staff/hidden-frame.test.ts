import { afterEach, expect, it } from 'vitest';
import { frameTimeout } from './staff-failure';
import { signIn } from './testing/a-tab';
import { pass } from './testing/fake-time';
import { withProvider } from './testing/with-provider';

const world = withProvider();
const frames = () => [...document.querySelectorAll('iframe')];
afterEach(() => frames().forEach((frame) => frame.remove()));

it('a hidden frame that stays silent is given up after 10 s, in the words of the specification (docs/specification.md#s8)', async () => {
  world.provider.now.issuesRefreshTokens = false;
  const { tab } = await signIn(world.browser, world.provider, { ownFrames: true });
  void (await tab.auth.openStaff())?.renew(
    world.browser.stored() ?? { accessToken: '', refreshToken: '', userType: 'admin' },
  );
  await pass(100);
  expect(frames().map(({ style }) => style.visibility)).toEqual(['hidden']);
  await pass(9_000);
  expect(tab.state().failure).toBeNull();
  await pass(1_000);
  expect(tab.state().failure).toEqual({ name: 'Renew silent failed', reason: 'no-answer', detail: frameTimeout });
  expect(frameTimeout).toBe('IFrame timed out without a response');
});
