import { good, refused } from '@portal/policy-workflow/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aClaimCase, aShareInCash } from '../testing/a-claim-case';
import { openCase, setUpWork } from '../testing/at-work';

setUpWork();

const asked = { by: 'Naledi Khumalo', at: '2026-11-20T08:00:00.000Z' };
const toConfirm = aShareInCash({ asked, allowedActs: ['CONFIRM_CASH', 'GIVE_BACK_CASH'] });

it('cash is asked for once it was read what it means', async () => {
  const after = aClaimCase({ version: 4, cash: [aShareInCash({ asked, allowedActs: [] })] });
  const { sent } = openCase(aClaimCase({ cash: [aShareInCash()] }), { '/cash/claimant-1': () => good(after) });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay in cash/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for cash' }));
  expect(await screen.findByText('Cash is asked for. A second person confirms it.')).toBeTruthy();
  expect(screen.getByText(/^Naledi Khumalo asked on /)).toBeTruthy();
  expect(sent).toMatchObject([{ path: '/staff/claims/claim-1/cash/claimant-1', body: { version: 3 } }]);
});

it('a second person confirms it', async () => {
  const { sent } = openCase(aClaimCase({ cash: [toConfirm] }), { '/confirm': () => good(aClaimCase({ version: 4 })) });
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm the cash/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, pay in cash' }));
  expect(await screen.findByText('Thandi Nkosi is told. The vouchers go with the next run.')).toBeTruthy();
  expect(sent).toMatchObject([{ path: '/staff/claims/claim-1/cash/claimant-1/confirm' }]);
});

it('or gives it back with a sentence', async () => {
  const { sent } = openCase(aClaimCase({ cash: [toConfirm] }), {
    '/give-back': () => good(aClaimCase({ version: 4 })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Give back/ }));
  await userEvent.type(await screen.findByLabelText('Why is it not paid in cash?'), 'She has an account');
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }));
  expect(await screen.findByText('It is given back.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { sentence: 'She has an account', version: 3 } }]);
});

it('what the service refuses is said, and nothing is done', async () => {
  const no = () => refused(403, 'FORBIDDEN', 'An administrator confirms more than R 30 000.');
  openCase(aClaimCase({ cash: [toConfirm] }), { '/confirm': no });
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm the cash/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, pay in cash' }));
  expect((await screen.findByRole('alert')).textContent).toContain('An administrator confirms more than');
});
