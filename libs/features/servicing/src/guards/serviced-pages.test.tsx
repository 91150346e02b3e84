import { loadCalls, readQuery } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { clockAtom, selectedPolicyNumberAtom, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { aServicing, good, refused, withStaff } from '@portal/policy-workflow/testing';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ServicedPages from './serviced-pages';

beforeAll(loadCalls);
beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [one, other] = ['7000010012', '7000010053'];

/** A page about a policy: which it is, what was read of it, and a field. */
function APage() {
  const policyNumber = useSelectedPolicyNumber();
  const { error } = useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), retry: false });
  return (
    <>
      <p>{`Page of ${policyNumber}${error ? `: ${error.message}` : ''}`}</p>
      <input aria-label="Surname" />
    </>
  );
}
const Search = () => <p>{`The search${useLocation().search}`}</p>;

interface Situation {
  /** What the service says is open. It may change while the page is there. */
  open: string[];
  tab?: string;
  selected?: string;
}

/** A tab of staff at the dependants of a policy. */
function show(situation: Situation) {
  const asked: string[] = [];
  const page = withStaff(
    (request, path) => {
      asked.push(`${request.method} ${path}`);
      if (path !== '/staff/servicings')
        return refused(403, 'POLICY_NOT_OPENED', 'Open this policy first, under Servicing.');
      return request.method === 'GET' ? good(situation.open.map((number) => aServicing(number))) : good(null);
    },
    { path: '/dependants?from=mail', tab: situation.tab ?? '' },
  );
  page.store.set(clockAtom, { now: () => new Date('2026-11-20T08:00:00Z') });
  if (situation.selected) page.store.set(selectedPolicyNumberAtom, situation.selected);
  render(
    <Routes>
      <Route element={<ServicedPages waiting={<p>One moment</p>} />}>
        <Route path="/dependants" element={<APage />} />
      </Route>
      <Route path="/desk" element={<Search />} />
    </Routes>,
    page,
  );
  return { ...page, asked };
}

const reads = (asked: string[]) => asked.filter((call) => call.startsWith('GET /policy/'));

describe('the pages about a policy, for staff', () => {
  it('are those of the policy that the tab is called by, as after a reload', async () => {
    const { store } = show({ open: [other, one], tab: 'policy-7000010012' });
    expect(await screen.findByText(/^Page of 7000010012/)).toBeTruthy();
    expect(store.get(selectedPolicyNumberAtom)).toBe(one);
  });

  it('are not drawn, and nothing is read, while that policy is not open to them', async () => {
    const { asked, store } = show({ open: [other], tab: 'policy-7000010012' });
    expect(await screen.findByRole('heading', { name: 'Open policy 7000010012 again' })).toBeTruthy();
    expect(screen.queryByText(/^Page of/)).toBeNull();
    expect(store.get(selectedPolicyNumberAtom)).toBeNull();
    expect(reads(asked)).toEqual([]);
  });

  it('are those of one policy in one tab and of another in the next', async () => {
    const first = show({ open: [one, other], tab: 'policy-7000010012' });
    const second = show({ open: [one, other], tab: 'policy-7000010053' });
    expect(await screen.findByText(/^Page of 7000010012/)).toBeTruthy();
    expect(await screen.findByText(/^Page of 7000010053/)).toBeTruthy();
    await waitFor(() => expect(reads(second.asked)).toEqual(['GET /policy/7000010053']));
    expect(reads(first.asked)).toEqual(['GET /policy/7000010012']);
  });

  it('begin with the search in a tab without a policy, and go on to the page that was asked for', async () => {
    show({ open: [one] });
    const returnTo = encodeURIComponent('/dependants?from=mail').replaceAll('%20', '+');
    expect(await screen.findByText(`The search?returnTo=${returnTo}`)).toBeTruthy();
  });

  it('wait out of sight, with what was typed, until a policy that was closed elsewhere is open again', async () => {
    const situation = { open: [one], selected: one };
    const { auth } = show(situation);
    const field = await screen.findByRole('textbox', { name: 'Surname' });
    fireEvent.change(field, { target: { value: 'Nkosi' } });

    situation.open = [];
    await act(() => auth.client.refetchQueries({ queryKey: ['read', { policyNumber: one }] })); // it is refused
    expect(await screen.findByRole('heading', { name: 'Open policy 7000010012 again' })).toBeTruthy();
    expect(screen.getByText(/everything you typed is still here/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Surname' })).toBeNull();

    situation.open = [one];
    await act(() => auth.client.invalidateQueries({ queryKey: ['read', {}] }));
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveProperty('value', 'Nkosi');
  });

  it('lead to the search, and not back, once the policy is closed', async () => {
    const { store } = show({ open: [one], selected: one });
    await screen.findByText(/^Page of/);
    act(() => store.set(selectedPolicyNumberAtom, null));
    expect(await screen.findByText('The search')).toBeTruthy();
  });

  it('say why nobody may, where no group lets somebody in', async () => {
    const page = withStaff(() => refused(403, 'FORBIDDEN', 'You do not have access to service policies.'), {
      tab: 'policy-7000010012',
    });
    render(
      <Routes>
        <Route element={<ServicedPages waiting={null} />}>
          <Route path="/" element={<APage />} />
        </Route>
      </Routes>,
      page,
    );
    expect(await screen.findByText('You do not have access to service policies.')).toBeTruthy();
    expect(screen.queryByText(/^Page of/)).toBeNull();
  });
});
