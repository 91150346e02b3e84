import { scenario } from '@portal/scenarios';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Beneficiaries } from './beneficiaries';

afterEach(cleanup);

function show(gone: string[]) {
  const [policy] = scenario('family-active').seed.policies;
  if (!policy) throw new Error('The scenario has no policy');
  const named = policy.Beneficiaries.map((person) =>
    gone.includes(person.First_Name) ? { ...person, Beneficiary_Status: 'REMOVED' as const } : person,
  );
  render(
    <MemoryRouter>
      <Beneficiaries policy={{ ...policy, Beneficiaries: named }} />
    </MemoryRouter>,
  );
}

it('says who has what is left of the shares when one of those who are paid has died', () => {
  show(['Sipho']);
  expect(screen.queryByText('Sipho Nkosi, spouse')).toBeNull();
  expect(screen.getByText(/^That is 30 % in all\. The rest goes to them too/)).toBeTruthy();
});

it('says nothing of it while the shares are whole', () => {
  show([]);
  expect(screen.getByText('70 %')).toBeTruthy();
  expect(screen.queryByText(/in all/)).toBeNull();
});
