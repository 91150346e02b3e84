import { choose, fillIn, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { goToClaim, isHeaded, nowhere, openClaim, type Tools, visitOf } from '../testing/plays';
import { Component } from './claim-parlour.screen';

const meta = {
  title: 'Screens/Claims/Pay a funeral parlour',
  component: Component,
  parameters: { scenario: 'family-active', path: `${nowhere}/funeral-parlour` },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = { beforeEach: async ({ loaded }) => void (await openClaim({ loaded })) } satisfies Pick<
  Story,
  'beforeEach'
>;
/** A husband has died, and of R 20 000 the parlour is to be paid R 14 500. */
const parlour = { scenario: 'claim-parlour' } as const;
const claimOfJoseph = /^Claim for Joseph Radebe$/;

async function openForm(page: Tools) {
  await goToClaim(page);
  await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Give your bank account' }));
  await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Pay a funeral parlour' }));
  await isHeaded(page, 'Pay a funeral parlour');
}

async function fillInParlour(page: Tools, number: string) {
  await fillIn(page, {
    'Name of the funeral parlour': 'Dignity Funerals',
    'Registration number': '2015/123456/07',
    'Amount of the invoice': '14500',
    'Account holder': 'Dignity Funerals',
    Bank: 'FNB',
    'Account number': number,
    'Account number again': number,
  });
  await choose(page, 'Current (cheque)');
  await press(page, 'Continue');
  await isHeaded(page, 'Check who gets what');
}

async function confirm(page: Tools, button: string) {
  await press(page, /^Send a PIN to /);
  await page.canvas.findByText(/^We have sent a one-time PIN/);
  await page.userEvent.type(page.canvas.getByLabelText('One-time PIN'), await visitOf(page).readPin());
  await press(page, button);
}

export const ChosenWithAPin: Story = {
  ...opened,
  play: async (page) => {
    const { canvas } = page;
    await openForm(page);
    await expect(canvas.getByText('You can always choose cash instead.')).toBeVisible();
    await fillInParlour(page, '62000067890');
    const parts = within(canvas.getByRole('region', { name: 'Who gets what if we approve the claim' }));
    await expect(parts.getByText('Dignity Funerals')).toBeVisible();
    await expect(parts.getByText(/^R.14.500,00$/)).toBeVisible();
    await expect(canvas.queryByText('62000067890')).not.toBeInTheDocument();
    await confirm(page, 'Pay this funeral parlour');
    await isHeaded(page, 'We need documents from you');
    const card = within(canvas.getByRole('region', { name: 'Funeral parlour' }));
    await expect(card.getByText('2015/123456/07')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invoice with the parlour’s registration' })).toBeVisible();
  },
};

/** What is missing is said beside each field, and nothing is sent. */
export const Empty: Story = {
  ...opened,
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    await openForm(page);
    await press(page, 'Continue');
    await expect(await page.canvas.findByRole('link', { name: 'Enter the name of the parlour' })).toBeVisible();
    await expect(page.canvas.getByRole('link', { name: 'Enter the amount in rand' })).toBeVisible();
  },
};

/** The bank knows the account under another name: the page says so, and leads back to where it is typed. */
export const RefusedAccount: Story = {
  ...opened,
  play: async (page) => {
    await openForm(page);
    await fillInParlour(page, '62000012997');
    await confirm(page, 'Pay this funeral parlour');
    await expect(
      await page.canvas.findByText('The account does not belong to the account holder entered'),
    ).toBeVisible();
    await page.userEvent.click(page.canvas.getByRole('link', { name: 'Change the funeral parlour' }));
    await waitFor(() => expect(page.canvas.getByLabelText('Name of the funeral parlour')).toHaveFocus());
  },
};

async function openChosen(page: Tools) {
  await goToClaim(page, claimOfJoseph);
  await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Change it, or choose cash' }));
  await isHeaded(page, 'Pay a funeral parlour');
}

/** What was asked for before stands in the form, but for the account’s number, which nobody is shown. */
export const Filled: Story = {
  parameters: parlour,
  play: async (page) => {
    await openChosen(page);
    await expect(await page.canvas.findByLabelText('Name of the funeral parlour')).toHaveValue('Sunrise Funerals');
    await expect(page.canvas.getByLabelText('Account number')).toHaveValue('');
  },
};

export const FilledInTheDark: Story = { ...Filled, parameters: { ...parlour, theme: 'dark' } };
export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'small' } } };

/** Everything goes to the widow again, and only she says so. */
export const CashInstead: Story = {
  parameters: parlour,
  play: async (page) => {
    const { canvas, userEvent } = page;
    await openChosen(page);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose cash' }));
    await isHeaded(page, 'Choose cash');
    await confirm(page, 'Pay everything to me');
    await isHeaded(page, 'Your claim is approved');
    await expect(canvas.getByText(/^We will pay you R.20.000\./)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Funeral parlour' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Pay a funeral parlour' })).toBeVisible();
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
