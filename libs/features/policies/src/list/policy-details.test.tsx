import { loadCalls } from '@portal/api-client';
import { type PolicyListItem, PolicyListItemSchema } from '@portal/contract';
import { leastAnswer } from '@portal/contract/testing';
import { policyDetailsAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { aPolicyRead, good, refused, withCustomer } from '@portal/policy-workflow/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PolicyDetails } from './policy-details';

beforeAll(loadCalls);
afterEach(cleanup);

const [one, other] = ['7000010012', '7000010053'];
const lineOf = (policyNumber: string): PolicyListItem => ({
  ...(leastAnswer(PolicyListItemSchema) as PolicyListItem),
  id: `id-of-${policyNumber}`,
  Policy_Number: policyNumber,
});

/** The details of a policy in the list, while the first one is on screen. */
function show(
  policyNumber: string,
  answer = () => good({ policy: aPolicyRead(other, { Paid_To_Date: '2026-11-30' }) }),
) {
  const asked: string[] = [];
  const page = withCustomer((_, path) => {
    asked.push(path);
    return answer();
  });
  page.store.set(selectedPolicyNumberAtom, one);
  page.store.set(policyDetailsAtom, aPolicyRead(one, { Next_Due_Date: '2026-12-15' }));
  render(<PolicyDetails policy={lineOf(policyNumber)} />, page);
  return { asked, open: () => fireEvent.click(screen.getByText('Details')) };
}

describe('the details of a policy in the list', () => {
  it('are those that are known already, for the policy on screen: nothing is asked', async () => {
    const { asked, open } = show(one);
    open();
    expect(await screen.findByText('15 December 2026')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('of another policy are read by its id, once somebody opens them', async () => {
    const { asked, open } = show(other);
    expect(asked).toEqual([]);
    open();
    expect(await screen.findByText('30 November 2026')).toBeTruthy();
    expect(screen.queryByText('15 December 2026')).toBeNull();
    expect(asked).toEqual([`/policies/id-of-${other}`]);
  });

  it('that cannot be read say so', async () => {
    const { open } = show(other, () => refused(404, 'NOT_FOUND', 'Not found'));
    open();
    expect(await screen.findByText('The details could not be loaded')).toBeTruthy();
  });
});
