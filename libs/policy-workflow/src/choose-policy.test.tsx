import { loadCalls } from '@portal/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useChoosePolicy } from './choose-policy';
import { selectedPolicyNumberAtom, useSelectedPolicyNumber } from './selected-policy';
import { whoAmI, withCustomer, withStaff } from './testing';

beforeAll(loadCalls);
afterEach(cleanup);

/** A customer of two policies; the service remembers the choice, or refuses to. */
function show(remembers: boolean) {
  const asked: string[] = [];
  let remembered = '7000010012';
  const page = withCustomer((request, path) => {
    asked.push(`${request.method} ${path}`);
    if (path === '/auth/whoami') return Response.json({ success: true, data: whoAmI(remembered) });
    if (!remembers) return Response.json({ message: 'No such address', code: 'NOT_FOUND' }, { status: 404 });
    remembered = path.split('/').at(-1) ?? '';
    return Response.json({ success: true, data: { policyNumber: remembered } });
  });
  page.signIn();
  const { result } = renderHook(
    () => ({ choose: useChoosePolicy(), selected: useSelectedPolicyNumber(), at: useLocation().pathname }),
    page,
  );
  return { result, asked };
}

const ofSelection = (asked: string[]) => asked.filter((call) => call !== 'GET /auth/whoami');

describe('choosing a policy', () => {
  it.each([
    { remembers: true, why: 'the service remembers it' },
    { remembers: false, why: 'the service does not remember selections' },
  ])('puts it on screen and leads home at once; then who-am-I is read again: $why', async ({ remembers }) => {
    const { result, asked } = show(remembers);
    await vi.waitFor(() => expect(result.current.selected).toBe('7000010012'));

    await act(async () => result.current.choose('7000010053'));
    expect(result.current).toMatchObject({ selected: '7000010053', at: '/' });

    await vi.waitFor(() => expect(asked.filter((call) => call === 'GET /auth/whoami')).toHaveLength(2));
    expect(ofSelection(asked)).toEqual(['POST /auth/select-policy/7000010053']);
    expect(asked.at(-1)).toBe('GET /auth/whoami');
    expect(result.current.selected).toBe('7000010053');
  });

  it('leads staff to where they open it, and nothing is selected or remembered', async () => {
    const answer = vi.fn(() => Response.json({}));
    const page = withStaff(answer, { path: '/policies' });
    const { result } = renderHook(() => ({ choose: useChoosePolicy(), at: useLocation() }), page);
    await act(async () => result.current.choose('7000010053'));
    expect(result.current.at).toMatchObject({ pathname: '/desk', search: '?policy=7000010053' });
    expect(page.store.get(selectedPolicyNumberAtom)).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });
});
