import { choose, fillIn, followAway, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { goToClaim, isHeaded, nowhere, openClaim, type Tools, visitOf } from '../testing/plays';
import { Component } from './claim-account.screen';

const meta = {
  title: 'Screens/Claims/Where we pay',
  component: Component,
  parameters: { scenario: 'family-active', path: `${nowhere}/account` },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = { beforeEach: async ({ loaded }) => void (await openClaim({ loaded })) } satisfies Pick<
  Story,
  'beforeEach'
>;

async function openForm(page: Tools) {
  await goToClaim(page);
  await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Give your bank account' }));
  await isHeaded(page, 'Where we pay');
}

async function fillInAccount(page: Tools, number: string) {
  await fillIn(page, { Bank: 'FNB', 'Account number': number, 'Account number again': number });
  await choose(page, 'Savings');
  await press(page, 'Continue');
}

async function confirm(page: Tools) {
  await isHeaded(page, 'Check the account');
  await press(page, /^Send a PIN to /);
  await page.canvas.findByText(/^We have sent a one-time PIN/);
  await page.userEvent.type(page.canvas.getByLabelText('One-time PIN'), await visitOf(page).readPin());
  await press(page, 'Use this account');
}

export const GivenWithAPin: Story = {
  ...opened,
  play: async (page) => {
    const { canvas } = page;
    await openForm(page);
    await expect(canvas.getByText('We can pay only into your own account.')).toBeVisible();
    await expect(await canvas.findByText(/^No bank account\? Call us: /)).toBeVisible();
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('Thandi Nkosi');
    await fillInAccount(page, '62000012345');
    await isHeaded(page, 'Check the account');
    await expect(canvas.getByText('******2345')).toBeVisible();
    await expect(canvas.queryByText('62000012345')).not.toBeInTheDocument();
    await followAway(page, 'Documents', 'Stay on this page'); // it is on no server yet
    await confirm(page);
    await isHeaded(page, 'We need documents from you');
    await expect(canvas.getByText('******2345')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use another account' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...opened,
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    await openForm(page);
    await press(page, 'Continue');
    await expect(await page.canvas.findByRole('link', { name: 'Select the bank' })).toBeVisible();
  },
};

/** The bank says that it is another person’s: the page says why it is refused, and leads back to where it is typed. */
export const OfSomebodyElse: Story = {
  ...opened,
  play: async (page) => {
    await openForm(page);
    await fillInAccount(page, '62000012997');
    await confirm(page);
    await expect(await page.canvas.findByText('We can pay only into your own account.')).toBeVisible();
    await page.userEvent.click(page.canvas.getByRole('link', { name: 'Change the account' }));
    await waitFor(() => expect(page.canvas.getByLabelText('Account holder')).toHaveFocus());
  },
};

export const UnknownToTheBank: Story = {
  ...opened,
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    await openForm(page);
    await fillInAccount(page, '62000012998');
    await confirm(page);
    await expect(await page.canvas.findByText('The bank could not find this account')).toBeVisible();
  },
};

export const NoSuchClaim: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the claim');

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
});
