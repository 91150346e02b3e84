import { loadCalls } from '@portal/api-client';
import { good, withStaff } from '@portal/policy-workflow/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { WhereClaims } from './where-claims';

beforeAll(loadCalls);
afterEach(cleanup);

/** A page of claims on a backend that has these additions. */
function onBackend(calls: string[]) {
  const page = withStaff(() => good(null));
  page.auth.client.setQueryData(['capabilities'], { calls, without: [] });
  render(
    <WhereClaims title="Claims">
      <p>The claims</p>
    </WhereClaims>,
    page,
  );
}

it('a backend that has claims shows them', () => {
  onBackend(['GET /staff/claims']);
  expect(screen.getByText('The claims')).toBeTruthy();
});

it('one that has none says so', () => {
  onBackend([]);
  expect(screen.getByText('The system behind this portal keeps no claims yet.')).toBeTruthy();
  expect(screen.queryByText('The claims')).toBeNull();
});
