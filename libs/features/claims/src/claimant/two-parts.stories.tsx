import { choose, fillIn, press } from '@portal/forms/testing';
import { scenario } from '@portal/scenarios';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from '../claim/claim.screen';
import { signInWith } from '../testing/as-claimant';
import { isHeaded, type Tools, visitOf } from '../testing/plays';

/** A mother has died: her husband is paid, and was let in for their daughter. */
const { seed, signIn: policyNumber, claimant } = scenario('claim-guardian');
const path = `/claims/${seed.claims?.[0]?.reference ?? ''}`;
const daughter = 'Aaliyah Davids';

const meta = {
  title: 'Screens/Claims/For somebody with two parts',
  component: Component,
  parameters: { scenario: 'claim-guardian', signedIn: false, frame: 'portal', path },
  beforeEach: async ({ loaded }) =>
    void (await signInWith({ loaded }, { claim: policyNumber, Cell_Number: claimant ?? '' })),
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = async ({ canvas }: Tools) =>
  within(await canvas.findByRole('navigation', { name: 'Parts of this claim' }));

/** The own part first, with the way to the daughter's and what it waits for; nothing of anybody else. */
export const TheOwnPart: Story = {
  play: async (page) => {
    await isHeaded(page, 'Your claim is approved');
    const parts = await partsOf(page);
    await expect(parts.getByText('Your own part')).toHaveAttribute('aria-current', 'page');
    await expect(parts.getByText(`We need a bank account for ${daughter}`)).toBeVisible();
    await expect(page.canvas.getByRole('region', { name: 'Your part' })).toBeVisible();
  },
};

export const TheOwnPartOnASmallPhone: Story = { ...TheOwnPart, globals: { viewport: { value: 'small' } } };

async function openChildsPart(page: Tools) {
  const parts = await partsOf(page);
  await page.userEvent.click(parts.getByRole('link', { name: `For ${daughter}` }));
  await isHeaded(page, `We need a bank account for ${daughter}`);
}

/** The daughter's part, with her documents and her payment; and back to the own one. */
export const TheChildsPart: Story = {
  play: async (page) => {
    const { canvas } = page;
    await openChildsPart(page);
    await expect(canvas.getByText(`Your move: tell us where to pay the part of ${daughter}.`)).toBeVisible();
    await expect(canvas.getByRole('region', { name: `The part of ${daughter}` })).toBeVisible();
    const parts = await partsOf(page);
    await page.userEvent.click(parts.getByRole('link', { name: 'Your own part' }));
    await isHeaded(page, 'Your claim is approved');
    await openChildsPart(page);
  },
};

export const TheChildsPartOnASmallPhone: Story = { ...TheChildsPart, globals: { viewport: { value: 'small' } } };

async function openAccount(page: Tools) {
  await openChildsPart(page);
  await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Say where we pay' }));
  await isHeaded(page, 'Where we pay');
}

async function fillInAccount(page: Tools) {
  const number = '62000012345';
  await fillIn(page, { 'Account holder': 'R Davids', Bank: 'FNB', 'Account number': number });
  await fillIn(page, { 'Account number again': number });
  await choose(page, 'Savings');
}

/** Whose account it is, and for a parent's own what the money is for, are asked; nothing goes on without. */
export const TickMissing: Story = {
  play: async (page) => {
    const { canvas } = page;
    await openAccount(page);
    await expect(
      canvas.getByText(
        `We can pay into an account in the name of ${daughter}, or into your own account, for ${daughter}.`,
      ),
    ).toBeVisible();
    await fillInAccount(page);
    await press(page, 'Continue');
    await expect(await canvas.findByRole('link', { name: 'Choose whose account it is' })).toBeVisible();
    await choose(page, 'My own account');
    await press(page, 'Continue');
    await expect(
      await canvas.findByRole('link', { name: 'Confirm that you will use this money for the child' }),
    ).toBeVisible();
  },
};

export const TickMissingOnASmallPhone: Story = { ...TickMissing, globals: { viewport: { value: 'small' } } };

async function confirm(page: Tools) {
  await isHeaded(page, 'Check the account');
  await press(page, /^Send a PIN to /);
  await page.canvas.findByText(/^We have sent a one-time PIN/);
  await page.userEvent.type(page.canvas.getByLabelText('One-time PIN'), await visitOf(page).readPin());
  await press(page, 'Use this account');
}

/** The page of the daughter's part says afterwards into which account, and what was said. The own account stays as it was. */
export const IntoTheParentsAccount: Story = {
  play: async (page) => {
    const { canvas } = page;
    await openAccount(page);
    await fillInAccount(page);
    await choose(page, 'My own account');
    await page.userEvent.click(canvas.getByLabelText('I will use this money for the child'));
    await press(page, 'Continue');
    await confirm(page);
    await isHeaded(page, 'The claim is approved');
    const account = within(await canvas.findByRole('region', { name: 'Where we pay' }));
    await expect(account.getByText('******2345')).toBeVisible();
    await expect(account.getByText('I will use this money for the child')).toBeVisible();
    const parts = await partsOf(page);
    await page.userEvent.click(parts.getByRole('link', { name: 'Your own part' }));
    await isHeaded(page, 'Your claim is approved');
    await expect(canvas.queryByText('******2345')).not.toBeInTheDocument();
  },
};

export const IntoTheParentsAccountOnASmallPhone: Story = {
  ...IntoTheParentsAccount,
  globals: { viewport: { value: 'small' } },
};

/** The child's own account asks for no tick. */
export const IntoTheChildsAccount: Story = {
  play: async (page) => {
    await openAccount(page);
    await fillInAccount(page);
    await choose(page, 'An account in the child’s own name');
    await expect(page.canvas.queryByLabelText('I will use this money for the child')).not.toBeInTheDocument();
    await press(page, 'Continue');
    await confirm(page);
    await isHeaded(page, 'The claim is approved');
  },
};
