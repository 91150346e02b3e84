import { loadCalls } from '@portal/api-client';
import { formDraftsAtom } from '@portal/forms';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectedPolicyNumberAtom } from '../selected-policy';
import { aServicing, good, refused, withStaff } from '../testing';
import { servicingsQuery } from './servicings';
import { useClosePolicy } from './use-close-policy';
import { useServicePolicy } from './use-service-policy';

beforeAll(loadCalls);
afterEach(cleanup);

const [one, other] = ['7000010012', '7000010053'];
const read = (policyNumber: string) => ['read', { policyNumber }, 'GET /policy/{policyNumber}'];

/** A tab of staff with one policy on screen, both open and read, and a form half filled in. */
function atWork(answer: () => Response) {
  const asked: string[] = [];
  const page = withStaff((request, path) => {
    asked.push(`${request.method} ${path}`);
    return answer();
  });
  const { client } = page.auth;
  client.setQueryData(servicingsQuery().queryKey, [aServicing(one), aServicing(other, 'Mpho Molefe')]);
  for (const policyNumber of [one, other]) client.setQueryData(read(policyNumber), { policyNumber });
  const { result } = renderHook(() => ({ service: useServicePolicy(), close: useClosePolicy() }), page);
  act(() => result.current.service(one));
  page.store.get(formDraftsAtom).set('child/7000010012/', {} as never);
  const isOpen = (policyNumber: string) =>
    client.getQueryData(servicingsQuery().queryKey)?.some((servicing) => servicing.policyNumber === policyNumber);
  return { ...page, client, asked, isOpen, ...result.current };
}

describe('the policy of a tab', () => {
  it('gives the tab its name, and nobody is asked', () => {
    const { store, tab, asked } = atWork(() => good({ wasOpen: true }));
    expect(store.get(selectedPolicyNumberAtom)).toBe(one);
    expect(tab.name).toBe('policy-7000010012');
    expect(asked).toEqual([]);
  });

  it('is gone with all that was read and typed about it, once it is closed', async () => {
    const { close, store, tab, client, isOpen } = atWork(() => good({ wasOpen: true }));
    await act(() => close(one));
    expect(store.get(selectedPolicyNumberAtom)).toBeNull();
    expect(tab.name).toBe('');
    expect(store.get(formDraftsAtom).size).toBe(0);
    expect(isOpen(one)).toBe(false);
    expect(client.getQueryData(read(one))).toBeUndefined();
    expect(client.getQueryData(read(other))).toBeDefined();
  });

  it('stays when another one is closed', async () => {
    const { close, store, tab, isOpen } = atWork(() => good({ wasOpen: true }));
    await act(() => close(other));
    expect(store.get(selectedPolicyNumberAtom)).toBe(one);
    expect(tab.name).toBe('policy-7000010012');
    expect(store.get(formDraftsAtom).size).toBe(1);
    expect(isOpen(other)).toBe(false);
  });

  it('stays when it could not be closed', async () => {
    const { close, store, isOpen, client } = atWork(() => refused(503, 'UNAVAILABLE', 'Not now'));
    const answer = await act(() => close(one));
    expect(answer).toMatchObject({ success: false, message: 'Not now' });
    expect(store.get(selectedPolicyNumberAtom)).toBe(one);
    expect(isOpen(one)).toBe(true);
    expect(client.getQueryData(read(one))).toBeDefined();
  });
});
