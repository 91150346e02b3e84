import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aPayout } from '../testing/a-claim-case';
import { aPageOf } from '../testing/a-queued-claim';
import { withPayouts } from '../testing/show-as';
import { Component } from './claim-payouts.screen';

const meta = {
  title: 'Screens/Claims desk/Payments',
  component: Component,
  parameters: { staff: 'portalAdmin', path: '/desk/payouts' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const payouts = [
  aPayout(),
  aPayout({
    id: 'payout-2',
    number: 'CL-7K3M-Q2XR-02',
    payee: { kind: 'BENEFICIARY', name: 'Bongani Nkosi' },
    status: 'WAITING_FOR_ACCOUNT',
    bank: null,
    accountNumber: null,
    failureReason: null,
    mayRetry: false,
  }),
  aPayout({
    id: 'payout-3',
    number: 'CL-9QWX-4H2N-01',
    amount: 29_834,
    status: 'WAITING_FOR_ACCOUNT',
    failureReason: null,
    mayRetry: false,
    waitsForAdministrator: true,
    mayReleaseAccount: true,
  }),
  aPayout({
    id: 'payout-4',
    number: 'CL-2M6P-8RTC-01',
    status: 'SENT',
    failureReason: null,
    mayRetry: false,
    attempts: 2,
  }),
];

const inCash = {
  method: 'CASH_VOUCHER',
  bank: null,
  accountNumber: null,
  mayRetry: false,
  cash: { askedBy: 'Naledi Khumalo', askedAt: '2026-11-20T06:00:00.000Z', isConfirmed: true },
} as const;

/** Vouchers among them: one that nobody cashed in time, one that was issued, and cash that waits for a second person. */
export const Vouchers: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: withPayouts(
    aPageOf([
      aPayout({ ...inCash, failureReason: 'The voucher was not cashed in time', mayRetry: true }),
      aPayout({ ...inCash, id: 'payout-2', number: 'CL-7K3M-Q2XR-02', status: 'SENT', failureReason: null }),
      aPayout({ ...inCash, id: 'payout-3', number: 'CL-7K3M-Q2XR-03', status: 'READY', failureReason: null }),
      aPayout({
        ...inCash,
        id: 'payout-4',
        number: 'CL-9QWX-4H2N-01',
        method: 'BANK',
        status: 'WAITING_FOR_ACCOUNT',
        failureReason: null,
        cash: { ...inCash.cash, isConfirmed: false },
      }),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '4 payments' }));
    await expect(table.getByText('Not paid in cash')).toBeVisible();
    await expect(table.getByText('Voucher issued')).toBeVisible();
    await expect(table.getByText('Cash at a store')).toBeVisible();
    await expect(table.getByText('Cash asked for by Naledi Khumalo: a second person looks at it')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Retry/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/To pay it in cash again, somebody asks for that on the claim\.$/)).toBeVisible();
  },
};

export const NeedsSomebodyFirst: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: withPayouts(aPageOf(payouts)),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '4 payments' }));
    await expect(table.getByText('The bank does not know this account')).toBeVisible();
    await expect(table.getByText('No account yet')).toBeVisible();
    await expect(table.getByText('20 November 2026, 08:00, attempt 2')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Retry ?: CL-7K3M-Q2XR-01, Lindiwe Nkosi$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Pay R.12.000 to Lindiwe Nkosi again\?$/ }));
    await expect(dialog.getByText(/^A new payment is made in the place of/)).toBeVisible();
  },
};

export const AnAccountWaitsForAnAdministrator: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: withPayouts(aPageOf(payouts)),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '4 payments' }));
    await expect(table.getByText(/^The account changed after the approval/)).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Release account ?: CL-9QWX-4H2N-01, Lindiwe Nkosi$/ }));
    const name = /^Pay R.29.834 to Lindiwe Nkosi into the changed account\?$/;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText(/FNB, \*{6}0999/)).toBeVisible();
  },
};

/** Nobody has said where to pay for seven months: whoever looks for them notes what was done, and they are looked for again in a year. */
export const Unclaimed: Story = {
  parameters: { scenario: 'claim-unclaimed', staff: 'consultant', path: '/desk/payouts?status=UNCLAIMED' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '1 payment' }));
    await expect(table.getByText('Unclaimed: look for whoever is paid')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Note tracing ?: CL-.+-01, Solomon Khoza$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you do to find Solomon Khoza?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(dialog.getByText('Write what you did to find them')).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox'),
      'His number is not in use. His sister does not know his new one.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(
      await table.findByText(/^Last looked for on 20 Nov 2026 by .+: His number is not in use\./),
    ).toBeVisible();
  },
};

export const NothingIsUnclaimed: Story = {
  parameters: { path: '/desk/payouts?status=UNCLAIMED' },
  beforeEach: withPayouts(aPageOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is unclaimed: nobody is to be looked for.')).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: withPayouts(aPageOf(payouts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '4 payments' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  beforeEach: withPayouts(aPageOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every payment of a claim is paid.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the claims' })).toHaveAttribute('href', '/desk/claims');
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark' },
  beforeEach: withPayouts(aPageOf(payouts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '4 payments' })).toBeVisible();
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('The payments could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('Every payment of a claim is paid.')).toBeVisible();
});
