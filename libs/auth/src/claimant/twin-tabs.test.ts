import { claimantStorageKey as key, type StoredClaimant, StoredClaimantSchema } from '@portal/contract';
import { describe, expect, it, vi } from 'vitest';
import { keepSession } from '../session-store';
import { fakeChannels, fakeTabStorage } from '../testing/fake-tabs';
import { twinTabs } from './twin-tabs';

const session: StoredClaimant = {
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  userType: 'user',
  reference: 'CL-7K3M-Q2XR',
};
const next = { accessToken: 'access-1', refreshToken: 'refresh-1' };

/** Two tabs with what each keeps; the second begins as a copy of the first unless it holds something else. */
function twoTabs(second: StoredClaimant = session) {
  const open = fakeChannels();
  return [session, second].map((kept) => {
    const storage = fakeTabStorage({ [key]: JSON.stringify(kept) });
    const store = keepSession(
      { key, schema: StoredClaimantSchema },
      twinTabs(() => storage, open()),
    );
    const told = vi.fn();
    store.subscribe((ended) => told(ended));
    return { store, told };
  }) as [Tab, Tab];
}
interface Tab {
  store: ReturnType<typeof keepSession<StoredClaimant>>;
  told: ReturnType<typeof vi.fn>;
}

describe('a tab that was made as a copy of another', () => {
  it('has the tokens with which the other went on', () => {
    const [one, copy] = twoTabs();
    one.store.renew(session, next);
    expect(copy.store.read()).toEqual({ ...session, ...next });
    expect(copy.told).toHaveBeenCalledWith(false);
  });

  it('is signed out with the other', () => {
    const [one, copy] = twoTabs();
    one.store.clear();
    expect(copy.store.read()).toBeNull();
    expect(copy.told).toHaveBeenCalledWith(true);
  });

  it('stays signed out when the other still stores tokens that were on their way', () => {
    const [one, copy] = twoTabs();
    copy.store.renew(session, next);
    one.store.clear();
    expect([one.store.read(), copy.store.read()]).toEqual([null, null]);
  });
});

it('a tab that is signed in to something else hears nothing of it', () => {
  const other = { ...session, accessToken: 'other', refreshToken: 'other', reference: 'CL-2222-2222' };
  const [one, apart] = twoTabs(other);
  one.store.renew(session, next);
  one.store.clear();
  expect(apart.store.read()).toEqual(other);
  expect(apart.told).not.toHaveBeenCalled();
});

it('a tab that signs in anew takes nobody along', () => {
  const [one, other] = twoTabs();
  one.store.clear();
  one.store.start({ ...session, ...next });
  expect(other.store.read()).toBeNull();
});
