import { good } from '@portal/policy-workflow/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aClaimCase } from '../testing/a-claim-case';
import { openCase, setUpWork } from '../testing/at-work';

setUpWork();

const estate = (more: object = {}) =>
  aClaimCase().claimants.map((one) => ({
    ...one,
    role: 'EXECUTOR' as const,
    name: 'Estate of Sipho Nkosi',
    cellNumber: null,
    letsIn: 'REPRESENTATIVE' as const,
    ...more,
  }));

it('somebody who speaks for an estate is let in with their own number', async () => {
  const after = aClaimCase({
    version: 4,
    claimants: estate({ representative: 'Nomsa Khumalo', cellNumber: '27826660142', letsIn: null }),
  });
  const { sent } = openCase(aClaimCase({ claimants: estate() }), { '/claimants': () => good(after) });
  await userEvent.click(await screen.findByRole('button', { name: /^Let in who speaks for them/ }));
  await userEvent.type(await screen.findByLabelText('First name'), 'Nomsa');
  await userEvent.type(screen.getByLabelText('Surname'), 'Khumalo');
  await userEvent.type(screen.getByLabelText('Their own cellphone number'), '0826660142');
  await userEvent.click(screen.getByRole('button', { name: 'Let them in' }));
  expect(await screen.findByText('They are let in, and told by text message.')).toBeTruthy();
  expect(screen.getByText(/Nomsa Khumalo speaks for them, /)).toBeTruthy();
  expect(sent).toMatchObject([
    {
      path: '/staff/claims/claim-1/claimants',
      body: { claimantId: 'claimant-1', First_Name: 'Nomsa', Surname: 'Khumalo', Id_Number: null },
    },
  ]);
});

it('a payee whose number changed is let in with the new one', async () => {
  const [payee] = aClaimCase().claimants;
  const before = aClaimCase({ claimants: payee ? [{ ...payee, letsIn: 'OWN_NUMBER' }] : [] });
  const { sent } = openCase(before, { '/claimants': () => good(aClaimCase({ version: 4 })) });
  await userEvent.click(await screen.findByRole('button', { name: /^Change their number/ }));
  await userEvent.type(await screen.findByLabelText('First name on their ID'), 'Thandi');
  await userEvent.type(screen.getByLabelText('Surname on their ID'), 'Nkosi');
  await userEvent.type(screen.getByLabelText('Their new cellphone number'), '0826660142');
  await userEvent.click(screen.getByRole('button', { name: 'Change the number' }));
  expect(await screen.findByText('The number is changed. Both numbers are told.')).toBeTruthy();
  expect(sent).toMatchObject([
    { path: '/staff/claims/claim-1/claimants', body: { claimantId: 'claimant-1', Cell_Number: '27826660142' } },
  ]);
});

it('nobody is let in for whoever speaks for themselves, or has an account', async () => {
  openCase(aClaimCase(), {});
  expect(await screen.findByText('Thandi Nkosi', { selector: 'strong' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Let in/ })).toBeNull();
});
