import { loadCalls } from '@portal/api-client';
import { type PolicyListItem, PolicyListItemSchema } from '@portal/contract';
import { leastAnswer } from '@portal/contract/testing';
import { anIdNumber } from '@portal/domain/testing';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { aPolicyRead, good, whoAmI, withCustomer, withStaff } from '@portal/policy-workflow/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { usePersonsPolicies } from './use-persons-policies';

beforeAll(loadCalls);
afterEach(cleanup);

const policyNumber = '7000010012';
const idNumber = anIdNumber({ born: '1985-03-14' });
const line: PolicyListItem = { ...(leastAnswer(PolicyListItemSchema) as PolicyListItem), Policy_Number: policyNumber };

describe('the policies of a person', () => {
  it.each([
    { of: 'a customer with an ID number', known: idNumber, asks: `/policies/id-number/${idNumber}` },
    { of: 'a customer with a passport', known: null, asks: '/policies' },
  ])('of $of are asked for at $asks', async ({ known, asks }) => {
    const asked: string[] = [];
    const page = withCustomer((_, path) => {
      asked.push(path);
      return path === '/auth/whoami' ? good({ ...whoAmI(policyNumber), idNumber: known }) : good([line]);
    });
    page.signIn();
    const { result } = renderHook(usePersonsPolicies, page);
    await vi.waitFor(() => expect(result.current.data).toEqual([line]));
    expect(asked).toEqual(['/auth/whoami', asks]);
  });

  it('are asked for by staff with the ID number of the person whose policy is open', async () => {
    const asked: string[] = [];
    const read = aPolicyRead(policyNumber);
    const page = withStaff((_, path) => {
      asked.push(path);
      const policy = { ...read, MainMember: { ...read.MainMember, Id_Number: idNumber } };
      return path === `/policy/${policyNumber}` ? good({ policy }) : good([line]);
    });
    page.store.set(selectedPolicyNumberAtom, policyNumber);
    const { result } = renderHook(usePersonsPolicies, page);
    await vi.waitFor(() => expect(result.current.data).toEqual([line]));
    expect(asked).toEqual([`/policy/${policyNumber}`, `/policies/id-number/${idNumber}`]);
  });
});

it('are there also when the page that began to ask who is signed in went away meanwhile', async () => {
  const who = Promise.withResolvers<void>();
  const page = withCustomer(async (_, path) => {
    if (path !== '/auth/whoami') return good([line]);
    await who.promise;
    return good({ ...whoAmI(policyNumber), idNumber });
  });
  page.signIn();
  const first = renderHook(usePersonsPolicies, page);
  await new Promise((resolve) => setTimeout(resolve, 5));
  first.unmount(); // the read under way is given up
  const { result } = renderHook(usePersonsPolicies, page);
  who.resolve();
  await vi.waitFor(() => expect(result.current.data).toEqual([line]));
});
