import { loadCalls } from '@portal/api-client';
import { type FoundPolicy, mostFound } from '@portal/contract';
import { good, withStaff } from '@portal/policy-workflow/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SearchResults } from './search-results';

beforeAll(loadCalls);
afterEach(cleanup);

const found = (place: number): FoundPolicy => ({
  policyNumber: `70000100${place + 10}`,
  productName: 'Gold Family Plan',
  mainMember: `Member ${place}`,
  policyStatus: 'ACTIVE',
  premiumStatus: 'UP_TO_DATE',
  idNumberMasked: null,
  cellNumberMasked: null,
  found: { name: `Member ${place}`, kind: 'MAIN_MEMBER' },
});

/** What the service finds for "nk", and what was asked of it. */
function show(count: number, hasMore: boolean) {
  const bodies: unknown[] = [];
  const { wrapper } = withStaff(async (request, path) => {
    if (path === '/staff/servicings') return good([]);
    bodies.push(await request.json());
    return good({ policies: Array.from({ length: count }, (_, place) => found(place)), hasMore });
  });
  render(<SearchResults text="nk" isNew returnTo="/dependants" />, { wrapper });
  return bodies;
}

describe('what a search found', () => {
  it('is asked for in a body, so that no address holds it', async () => {
    const bodies = show(1, false);
    expect(await screen.findByRole('table', { name: '1 policy found' })).toBeTruthy();
    expect(bodies).toEqual([{ text: 'nk' }]);
  });

  it('leads on to the page that somebody came for', async () => {
    show(1, false);
    const link = await screen.findByRole('link', { name: '7000010010' });
    expect(link.getAttribute('href')).toBe('/desk?policy=7000010010&returnTo=%2Fdependants');
  });

  it('says that there is more than it shows', async () => {
    show(mostFound, true);
    expect(await screen.findByRole('table', { name: `The first ${mostFound} policies found` })).toBeTruthy();
    expect(screen.getByText(`More than ${mostFound} fit. Type more of the name, or look for a number.`)).toBeTruthy();
  });
});
