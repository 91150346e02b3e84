import { loadCalls } from '@portal/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useFollowPolicyDetails } from './policy-details';
import { policyDetailsAtom, selectedPolicyNumberAtom } from './selected-policy';
import { clockAtom } from './today';
import { aPolicyRead, aServicing, good, whoAmI, withCustomer, withStaff } from './testing';

beforeAll(loadCalls);
afterEach(cleanup);

const [one, other] = ['7000010012', '7000010053'];

/** A signed-in customer whose every read of a policy waits until the test answers it. */
function show(remembered: string | null = null) {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<void>>();
  const page = withCustomer(async (_, path) => {
    if (path === '/auth/whoami') return good(whoAmI(remembered));
    asked.push(path);
    const policyNumber = path.split('/').at(-1) ?? '';
    const answer = Promise.withResolvers<void>();
    answers.set(policyNumber, answer);
    await answer.promise;
    return good({ policy: aPolicyRead(policyNumber) });
  });
  page.signIn();
  const { store, auth } = page;
  renderHook(useFollowPolicyDetails, page);
  return {
    auth,
    asked,
    select: (policyNumber: string | null) => act(() => store.set(selectedPolicyNumberAtom, policyNumber)),
    details: () => store.get(policyDetailsAtom),
    isAsked: (policyNumber: string) => vi.waitFor(() => expect(answers.has(policyNumber)).toBe(true)),
    answer: (policyNumber: string) => act(async () => answers.get(policyNumber)?.resolve()),
    becomes: (policyNumber: string) =>
      vi.waitFor(() => expect(store.get(policyDetailsAtom)?.Policy_Number).toBe(policyNumber)),
  };
}
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('what is known of the policy on screen (H5)', () => {
  it('is nothing until a policy is chosen, and nobody is asked', async () => {
    const { details, asked } = show();
    await aMoment();
    expect(details()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('comes with the choice of a policy', async () => {
    const { select, isAsked, answer, becomes, details, asked } = show();
    select(one);
    expect(details()).toBeNull();
    await isAsked(one);
    await answer(one);
    await becomes(one);
    expect(asked).toEqual([`/policy/${one}`]);
  });

  it('comes with the policy that the service remembers, and stays when that one is chosen', async () => {
    const { select, isAsked, answer, becomes, details } = show(one);
    await isAsked(one);
    await answer(one);
    await becomes(one);
    select(one);
    expect(details()?.Policy_Number).toBe(one);
  });

  it('is gone at once when another policy is chosen', async () => {
    const { select, isAsked, answer, becomes, details } = show();
    select(one);
    await isAsked(one);
    await answer(one);
    await becomes(one);
    select(other);
    expect(details()).toBeNull();
    await isAsked(other);
    await answer(other);
    await becomes(other);
  });

  it('is of the policy chosen last, when the reply about the first comes after it', async () => {
    const { select, isAsked, answer, becomes, details } = show();
    select(one);
    await isAsked(one);
    select(other);
    await isAsked(other);
    await answer(other);
    await becomes(other);
    await answer(one);
    await aMoment();
    expect(details()?.Policy_Number).toBe(other);
  });

  it('is of the policy on screen, when the reply about one that was left comes first', async () => {
    const { select, isAsked, answer, becomes, details } = show();
    select(one);
    await isAsked(one);
    select(other);
    await isAsked(other);
    await answer(one);
    await aMoment();
    expect(details()).toBeNull();
    await answer(other);
    await becomes(other);
  });

  it('is of the policy chosen last after fifty quick choices, in whatever order the replies come', async () => {
    const numbers = Array.from({ length: 50 }, (_, at) => String(7_000_020_000 + at));
    const { select, isAsked, answer, becomes, details } = show();
    for (const policyNumber of numbers) {
      select(policyNumber);
      await isAsked(policyNumber);
    }
    const last = numbers.at(-1) ?? '';
    const order = [...numbers].sort((a, b) => ((Number(a) * 7919) % 50) - ((Number(b) * 7919) % 50));
    for (const policyNumber of order) {
      await answer(policyNumber);
      expect([undefined, last]).toContain(details()?.Policy_Number);
    }
    await becomes(last);
  });

  it('stays nothing when the reply comes after somebody signed out', async () => {
    const { select, isAsked, answer, details, auth } = show();
    select(one);
    await isAsked(one);
    select(null);
    act(() => auth.session.clear());
    await answer(one);
    await aMoment();
    expect(details()).toBeNull();
  });

  it('follows what is read of the policy by staff, who are never made to read it', async () => {
    const asked: string[] = [];
    const page = withStaff((_, path) => {
      asked.push(path);
      return good([aServicing(one)]);
    });
    renderHook(useFollowPolicyDetails, page);
    act(() => page.store.set(selectedPolicyNumberAtom, one));
    await aMoment();
    expect(asked).toEqual([]);
    const key = ['read', { policyNumber: one }, 'GET /policy/{policyNumber}'];
    act(() => void page.auth.client.setQueryData(key, { policy: aPolicyRead(one) }));
    await vi.waitFor(() => expect(page.store.get(policyDetailsAtom)?.Policy_Number).toBe(one));
  });

  it('comes with the day of the service: a clock that is a year ahead is set right', async () => {
    const page = withCustomer((_, path) =>
      good(path === '/auth/whoami' ? whoAmI(one) : { policy: aPolicyRead(one), date: '2026-11-22' }),
    );
    page.signIn();
    page.store.set(clockAtom, { now: () => new Date('2027-11-22T08:00:00Z') });
    page.store.set(selectedPolicyNumberAtom, one);
    renderHook(useFollowPolicyDetails, page);
    await vi.waitFor(() => expect(page.store.get(clockAtom).now().getUTCFullYear()).toBe(2026));
  });
});
