import { loadCalls } from '@portal/api-client';
import { optionalAreas } from '@portal/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { portalConfigAtom } from './portal-config';
import { good, withStaff } from './testing';
import { usePayPath } from './use-has-call';
import { WhereCall } from './where-call';

beforeAll(loadCalls);
afterEach(cleanup);

interface Known {
  /** What the portal was configured to do without. */
  without?: string[];
  /** What the backend says of itself. */
  capabilities?: { calls: string[]; without: string[] };
}

const Shown = () => (
  <>
    {Object.entries(optionalAreas).map(([area, row]) => (
      <WhereCall key={area} row={row}>
        <p>{area}</p>
      </WhereCall>
    ))}
    <output>{usePayPath()}</output>
  </>
);

function shown({ without = [], capabilities }: Known) {
  const page = withStaff(() => good(null));
  if (capabilities) page.auth.client.setQueryData(['capabilities'], capabilities);
  page.store.set(portalConfigAtom, { ...page.store.get(portalConfigAtom), without });
  render(<Shown />, page);
  return screen.queryAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
}

const additions: string[] = [optionalAreas.claims.route, optionalAreas.certificates.route];
const all = Object.keys(optionalAreas);

it('everything is there until somebody says otherwise', () => {
  expect(shown({})).toEqual(all);
  expect(screen.getByRole('status').textContent).toBe('/pay-now');
});

it('what the portal was configured to do without is nowhere, whatever the backend has', () => {
  const capabilities = { calls: additions, without: [] };
  expect(shown({ without: [optionalAreas.payat.route], capabilities })).toEqual(all.filter((area) => area !== 'payat'));
  expect(screen.getByRole('status').textContent).toBe('/payments');
});

it('an addition is there where the backend names it, a call of the specification unless it says that it does without', () => {
  expect(shown({ capabilities: { calls: [], without: [] } })).toEqual(['payat', 'newPolicies']);
  cleanup();
  const capabilities = { calls: additions, without: [optionalAreas.newPolicies.route] };
  expect(shown({ capabilities })).toEqual(['claims', 'payat', 'certificates']);
});
