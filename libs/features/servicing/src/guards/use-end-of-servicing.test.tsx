import { loadCalls } from '@portal/api-client';
import { clockAtom } from '@portal/policy-workflow';
import { servicingsQuery, useServicings } from '@portal/policy-workflow/servicing';
import { aServicing, good, withStaff } from '@portal/policy-workflow/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useEndOfServicing } from './use-end-of-servicing';

beforeAll(loadCalls);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const policyNumber = '7000010012';
const minute = 60_000;

/** The page of an open policy at a time of the device. It ends at half past eleven, UTC. */
async function openAt(now: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked = 0;
  const page = withStaff(() => {
    asked += 1;
    return good([aServicing(policyNumber)]);
  });
  page.store.set(clockAtom, { now: () => new Date(now) });
  page.auth.client.setQueryData(servicingsQuery().queryKey, [aServicing(policyNumber)]);
  const use = () => {
    const { data: [servicing] = [] } = useServicings();
    useEndOfServicing(policyNumber, servicing);
  };
  renderHook(use, page);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(0);
  asked = 0; // the look when the page opened
  return { wait, asked: () => asked };
}

describe('the end of a servicing', () => {
  it('is asked about when it should be there, and not before', async () => {
    const { wait, asked } = await openAt('2026-11-20T11:00:00Z');
    await wait(29 * minute);
    expect(asked()).toBe(0);
    await wait(minute);
    expect(asked()).toBe(1);
  });

  it('is asked about every half a minute on a device whose clock is fast, for the service says that it is open', async () => {
    const { wait, asked } = await openAt('2026-11-20T14:00:00Z');
    await wait(29_000);
    expect(asked()).toBe(0);
    await wait(61_000);
    expect(asked()).toBe(3);
  });
});
