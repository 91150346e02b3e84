import { loadCalls } from '@portal/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectedPolicyNumberAtom, useSelectedPolicyNumber } from './selected-policy';
import { whoAmI, withCustomer } from './testing/with-customer';

beforeAll(loadCalls);
afterEach(cleanup);

const remembers = (policyNumber: string | null) =>
  withCustomer(() => Response.json({ success: true, data: whoAmI(policyNumber) }));

describe('the policy on screen', () => {
  it('is the one the service remembers when none was chosen here', async () => {
    const page = remembers('7000010012');
    page.signIn();
    const { result } = renderHook(useSelectedPolicyNumber, page);
    expect(result.current).toBeNull();
    await vi.waitFor(() => expect(result.current).toBe('7000010012'));
  });

  it('is the one chosen here, whatever the service remembers', async () => {
    const page = remembers('7000010012');
    page.signIn();
    page.store.set(selectedPolicyNumberAtom, '7000010053');
    const { result } = renderHook(useSelectedPolicyNumber, page);
    expect(result.current).toBe('7000010053');
    await vi.waitFor(() => expect(page.auth.client.isFetching()).toBe(0));
    expect(result.current).toBe('7000010053');
  });

  it('stays when somebody chooses another in another tab, which the service then remembers', async () => {
    let remembered = '7000010012';
    const page = withCustomer(() => Response.json({ success: true, data: whoAmI(remembered) }));
    page.signIn();
    const { result } = renderHook(useSelectedPolicyNumber, page);
    await vi.waitFor(() => expect(result.current).toBe('7000010012'));
    remembered = '7000010053';
    await act(() => page.auth.client.invalidateQueries());
    expect(page.auth.client.getQueryCache().getAll()[0]?.state.data).toMatchObject({ policyNumber: '7000010053' });
    expect(result.current).toBe('7000010012');
  });

  it('is theirs when somebody else signs in in another tab, without signing out before', async () => {
    let answer = whoAmI('7000010012');
    const page = withCustomer(() => Response.json({ success: true, data: answer }));
    page.signIn();
    const { result } = renderHook(useSelectedPolicyNumber, page);
    await vi.waitFor(() => expect(page.store.get(selectedPolicyNumberAtom)).toBe('7000010012'));
    answer = { ...whoAmI('7000010038'), userId: crypto.randomUUID() };
    await act(() => page.auth.client.invalidateQueries());
    await vi.waitFor(() => expect(result.current).toBe('7000010038'));
  });

  it('is forgotten when somebody signs out', async () => {
    const page = remembers('7000010012');
    page.signIn();
    const { result } = renderHook(useSelectedPolicyNumber, page);
    await vi.waitFor(() => expect(page.store.get(selectedPolicyNumberAtom)).toBe('7000010012'));
    act(() => {
      page.auth.session.clear();
      page.store.set(selectedPolicyNumberAtom, null);
    });
    expect(page.store.get(selectedPolicyNumberAtom)).toBeNull();
    expect(result.current).toBeNull();
  });

  it('is none when the service remembers none', async () => {
    const page = remembers(null);
    page.signIn();
    const { result } = renderHook(useSelectedPolicyNumber, page);
    await vi.waitFor(() => expect(page.auth.client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    expect(result.current).toBeNull();
  });

  it('is none for a visitor, and nobody is asked', () => {
    const answer = vi.fn(() => Response.json({}));
    const { result } = renderHook(useSelectedPolicyNumber, withCustomer(answer));
    expect(result.current).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });
});
