import { type ClaimCase, type ShareInCash } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from '../case/claim-case.screen';
import { aClaimCase, aPayout, aShareInCash } from '../testing/a-claim-case';
import { withCase } from '../testing/show-as';

const meta = {
  title: 'Screens/Claims desk/Cash at a store',
  component: Component,
  parameters: { staff: 'consultant', path: '/desk/claims/claim-1' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Who claims' }));
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const waiting = aPayout({
  status: 'WAITING_FOR_ACCOUNT',
  amount: 8_200,
  payee: { kind: 'POLICYHOLDER', name: 'Thandi Nkosi' },
  bank: null,
  accountNumber: null,
  failureReason: null,
  mayRetry: false,
});
/** An approved claim whose payee has no account. */
const approved = (share: Partial<ShareInCash>, more: Partial<ClaimCase> = {}) =>
  aClaimCase({ status: 'APPROVED', payouts: [waiting], cash: [aShareInCash(share)], ...more });

export const CanBeAskedFor: Story = {
  beforeEach: withCase(approved({})),
  play: async (play) => {
    const people = await card(play);
    await play.userEvent.click(await people.findByRole('button', { name: /^Pay in cash/ }));
    const heading = await people.findByRole('heading', { name: 'Pay in cash at a store' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(
      await people.findByText(/^Thandi Nkosi is paid R.8.200 in cash, 2 vouchers of at most R.5.000\./),
    ).toBeVisible();
    await expect(
      await people.findByText(/^Somebody else confirms it: an administrator where it is more than R.30.000,/),
    ).toBeVisible();
    await expect(await people.findByRole('button', { name: 'Ask for cash' })).toBeVisible();
  },
};

export const CanBeAskedForOnASmallPhone: Story = {
  ...CanBeAskedFor,
  globals: { viewport: { value: 'small' } },
  play: async (play) => {
    await CanBeAskedFor.play?.(play);
    await fits();
  },
};

/** Names, sentences and amounts as long as they come. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: withCase(
    approved({
      name: 'Nomathemba Bartholomew-Vanderwesthuizen',
      amount: 74_999.99,
      vouchers: 15,
      allowedActs: [],
      whyNot: 'There is no cellphone number of this person. The code goes to it.',
    }),
  ),
  play: async (play) => {
    await expect(await (await card(play)).findByText(/^No cash yet: There is no cellphone number/)).toBeVisible();
    await fits();
  },
};

const asked = { by: 'Naledi Khumalo', at: '2026-11-20T08:00:00.000Z' };

export const ASecondPersonConfirms: Story = {
  beforeEach: withCase(approved({ asked, allowedActs: ['CONFIRM_CASH', 'GIVE_BACK_CASH'] })),
  play: async (play) => {
    const people = await card(play);
    await expect(
      await people.findByText(/^Naledi Khumalo asked on 20 November 2026, 10:00 to pay R.8.200/),
    ).toBeVisible();
    await expect(await people.findByRole('button', { name: /^Give back/ })).toBeVisible();
    await play.userEvent.click(await people.findByRole('button', { name: /^Confirm the cash/ }));
    await expect(await people.findByRole('heading', { name: 'Confirm as the second person' })).toHaveFocus();
    await expect(await people.findByText('Once a voucher is issued it cannot be taken back.')).toBeVisible();
    await expect(await people.findByRole('button', { name: 'Yes, pay in cash' })).toBeVisible();
  },
};

export const WhoAskedWaits: Story = {
  beforeEach: withCase(approved({ asked, allowedActs: [], whyNot: 'You asked for this. Somebody else confirms it.' })),
  play: async (play) => {
    const people = await card(play);
    await expect(await people.findByText('You asked for this. Somebody else confirms it.')).toBeVisible();
    await expect(people.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  },
};

export const WhatIsToBeSeenFirst: Story = {
  beforeEach: withCase(approved({ allowedActs: [], whyNot: 'Accept the ID of this person first.' })),
  play: async (play) => {
    await expect(await (await card(play)).findByText('No cash yet: Accept the ID of this person first.')).toBeVisible();
  },
};

/** Vouchers are payments: issued, cashed, and one that nobody cashed in time. */
export const PaidInVouchers: Story = {
  beforeEach: withCase(
    approved(
      {},
      {
        cash: [],
        payouts: [
          { ...waiting, method: 'CASH_VOUCHER', amount: 5_000, status: 'PAID', paidAt: '2026-11-20T10:00:00.000Z' },
          {
            ...waiting,
            id: 'payout-2',
            number: 'CL-7K3M-Q2XR-02',
            method: 'CASH_VOUCHER',
            amount: 3_200,
            status: 'SENT',
          },
          {
            ...waiting,
            id: 'payout-3',
            number: 'CL-7K3M-Q2XR-03',
            method: 'CASH_VOUCHER',
            amount: 1_000,
            status: 'FAILED',
            failureReason: 'The voucher was not cashed in time',
          },
        ],
      },
    ),
  ),
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    await expect(payments.getByText('Paid in cash')).toBeVisible();
    await expect(payments.getByText('Voucher issued')).toBeVisible();
    await expect(payments.getByText('The voucher was not cashed in time')).toBeVisible();
    await expect(payments.getByText('CL-7K3M-Q2XR-02, due 20 November 2026, cash at a store')).toBeVisible();
  },
};

/** Where nobody issues vouchers staff are offered none. */
export const NotOffered: Story = {
  beforeEach: withCase(aClaimCase({ status: 'APPROVED', payouts: [waiting], cash: [] })),
  play: async (play) => {
    await expect((await card(play)).queryByRole('button', { name: /cash/ })).not.toBeInTheDocument();
  },
};
