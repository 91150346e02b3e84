import { choose, fillIn, follow, heading, press } from '@portal/forms/testing';
import { loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as CreatePolicyScreen } from './create-policy.screen';
import { familyOfEight } from './testing/an-application';
import { begun, keepElsewhere } from './testing/begun';

const meta = {
  title: 'Screens/Policies/Take out a policy',
  component: CreatePolicyScreen,
  parameters: { scenario: 'family-active', path: '/create-policy' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `/create-policy?step=${step}` });
const withFamily = [begun(familyOfEight)];
const premium = { name: 'Your premium' };
const silver = { plan: { category: 'family', productId: 'prd-fa-020' } };

export const ChoosingAPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
    await expect(canvas.getByRole('complementary', premium)).toHaveTextContent('Choose a plan');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select who you want to cover'))[0]).toBeVisible();
    await choose(page, 'Me, my spouse and our children', /^Silver Family Plan/);
    await expect(await canvas.findByText(/^R.119 a month$/)).toBeVisible();
    await choose(page, 'Only me'); // the same amount, for fewer people
    await expect(await canvas.findByText(/^R.71 a month$/)).toBeVisible();
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};

/** It was begun when that plan was still sold. */
export const ChosenPlanNoLongerSold: Story = {
  decorators: [begun({ plan: { category: 'family', productId: 'leg-fa-2012' } })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(
      await canvas.findByText(/^The Heritage Family Plan 2012 that you chose \(R.15.000 for you.*\) is no longer sold/),
    ).toBeVisible();
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select the plan'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Silver Family Plan/ }));
    await waitFor(() => expect(canvas.queryByText(/is no longer sold/)).toBeNull());
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};

export const FromAPlanNoLongerSold: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your Heritage Family Plan 2012 is no longer sold.*R.15.000 for you/),
    ).toBeVisible();
  },
};

export const Me: Story = {
  parameters: at('me'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText('Thandi Nkosi')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'ID number' })).toBeNull();
    await expect(canvas.getByLabelText('Street address')).toHaveValue('8115 Vilakazi Street');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select yes or no'))[0]).toBeVisible();
    const group = within(
      canvas.getByRole('group', { name: 'Does this policy replace funeral cover with another insurer?' }),
    );
    await userEvent.click(group.getByLabelText('Yes'));
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Enter the name of the insurer'))[0]).toBeVisible();
    await userEvent.click(group.getByLabelText('No'));
    await press(page, 'Continue');
    await expect(await heading(page, 'Who else is covered')).toBeVisible();
  },
};

export const NotSavedWithoutNetwork: Story = {
  parameters: at('me'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await heading(page, 'Your details');
    loaded.visit.network.break('offline');
    await fillIn(page, { 'Occupation (optional)': 'Principal' });
    await expect(await canvas.findByText(/^Not saved yet/, undefined, { timeout: 8000 })).toBeVisible();
    loaded.visit.network.mend();
    await fillIn(page, { 'Occupation (optional)': 'Head' });
    await expect(await canvas.findByText(/^Saved \d\d:\d\d\./, undefined, { timeout: 4000 })).toBeVisible();
  },
};

export const Benefits: Story = {
  parameters: at('benefits'),
  decorators: [begun({ plan: { category: 'family', productId: 'prd-fa-075' } })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, /^Cash-back benefit/, /^Accidental death benefit/, /^Tombstone benefit/);
    await expect(await canvas.findByText(/^R.430 a month$/)).toBeVisible(); // 366 + 37 + 5 + 22
    await press(page, 'Continue');
    const tooMuch = /^This benefit would take the cover on your life above the legal maximum of R.100.000$/;
    await expect((await canvas.findAllByText(tooMuch))[0]).toBeVisible();
    await choose(page, /^Tombstone benefit/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Who is paid')).toBeVisible();
  },
};

export const PaymentByDebitOrder: Story = {
  parameters: at('payment'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, /^Debit order/);
    await press(page, 'Continue');
    for (const sentence of ['Select the bank', 'Enter the account number', 'Select the debit day']) {
      await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    }
    await fillIn(page, { Bank: 'FNB', 'Account number': '62000012345', 'Account number again': '62000012345' });
    await fillIn(page, { 'Debit day': '25th' });
    await choose(page, 'Savings', /^I authorise you/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Declarations')).toBeVisible();
    await follow(page, 'Back');
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('62000012345');
  },
};

export const Declarations: Story = {
  parameters: at('declarations'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Accept all declarations'))[0]).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
  },
};

export const CoverAboveTheLegalMaximum: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'Only me', /^Diamond Single Member Plan/);
    await press(page, 'Continue');
    const tooMuch = 'The total cover on Thandi would be above the legal maximum'; // with the Gold Family Plan
    await expect((await canvas.findAllByText(tooMuch))[0]).toBeVisible();
    await choose(page, /^Platinum Single Member Plan/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};

export const ChangedInAnotherTab: Story = {
  parameters: at('plan'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText(/^R.119 a month$/)).toBeVisible();
    await keepElsewhere(loaded.visit, { plan: { category: 'family', productId: 'prd-fa-050' } });
    await choose(page, /^Bronze Family Plan/);
    const notice = /This application was changed in another tab or on another device/;
    await expect(await canvas.findByText(notice, undefined, { timeout: 4000 })).toBeVisible();
    await press(page, 'Use the newer one');
    await expect(await canvas.findByText(/^R.257 a month$/)).toBeVisible();
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

export const StartAgain: Story = {
  parameters: at('people'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Start again');
    await press(page, 'Yes, throw it away');
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/We kept what you typed before/)).toBeNull());
    await expect(canvas.getByRole('complementary', premium)).toHaveTextContent('Choose a plan');
  },
};

export const OneIsOpenAlready: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is already an open application for this person')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Loading: Story = loading('Loading your application');

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText('This page could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    await press(page, 'Reload');
    await waitFor(() =>
      expect(canvas.queryByText('Choose a plan') ?? canvas.queryByText(/could not be/)).not.toBeNull(),
    );
  },
};
