import { type Policy } from '@portal/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Beneficiaries } from './beneficiaries';

afterEach(cleanup);

const sipho = { id: 'sipho', First_Name: 'Sipho', Surname: 'Nkosi', Relationship: 'SPOUSE', Benefit_Share: 70 };
const grace = { id: 'grace', First_Name: 'Grace', Surname: 'Dlamini', Relationship: 'MOTHER', Benefit_Share: 30 };

function show(statusOfSipho: 'ACTIVE' | 'REMOVED') {
  const policy = {
    Policy_Status: 'ACTIVE',
    Beneficiaries: [
      { ...sipho, Beneficiary_Status: statusOfSipho },
      { ...grace, Beneficiary_Status: 'ACTIVE' },
    ],
  } as unknown as Policy;
  render(
    <MemoryRouter>
      <Beneficiaries policy={policy} />
    </MemoryRouter>,
  );
}

it('says who has what is left of the shares when one of those who are paid has died', () => {
  show('REMOVED');
  expect(screen.queryByText('Sipho Nkosi, spouse')).toBeNull();
  expect(screen.getByText(/^That is 30 % in all\. The rest goes to them too/)).toBeTruthy();
});

it('says nothing of it while the shares are whole', () => {
  show('ACTIVE');
  expect(screen.getByText('70 %')).toBeTruthy();
  expect(screen.queryByText(/in all/)).toBeNull();
});
