import { dependantEndpoints } from '@portal/contract';
import { choose, fillIn, fillInDate, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as UpdateSpouseScreen } from './update-spouse.screen';

const meta = {
  title: 'Screens/Dependants/Update spouse',
  component: UpdateSpouseScreen,
  parameters: { scenario: 'family-active', path: '/spouse/update' },
} satisfies Meta<typeof UpdateSpouseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = 'Cellphone number (optional)';
const checking = { level: 1, name: 'Check your answers' };

export const ContactAppliesAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(
      await canvas.findByText(/A new cellphone number or email address on its own applies at once/),
    ).toBeVisible();
    await fillIn(page, { [cell]: '083 555 0199' });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText('083 555 0199')).toBeVisible();
    await expect(canvas.queryByText('Surname')).toBeNull(); // only what changes
    await expect(canvas.getByText('The change applies as soon as you confirm it.')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your spouse' }));
    await expect(await canvas.findByText('083 555 0199')).toBeVisible();
  },
};

export const UnionWaits: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'Customary marriage');
    await fillInDate(page, 'Date of marriage or union', '12/12/2009');
    await expect(canvas.getByText('Affidavit about your union')).toBeVisible();
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText(/One of our consultants checks your request/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const NothingChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Continue');
    await expect(await canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

/** Somebody else changes the email address while this form is filled in. */
export const StaleVersion: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { [cell]: '083 555 0199' });
    const { auth, scenario } = loaded.visit;
    const { id } = scenario.seed.policies[0].Spouse;
    const other = { id, Version: 1, Email_Address: 'sipho.new@example.com' };
    const params = { policyNumber: scenario.signIn };
    await expect(await auth.api.call(dependantEndpoints.updateSpouse, params, other)).toMatchObject({ success: true });

    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/This record was changed by someone else/)).toBeVisible();
    await expect(canvas.getByText('083 555 0199')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your spouse' }));
    await expect(await canvas.findByText('083 555 0199')).toBeVisible();
    await expect(canvas.getByText('sipho.new@example.com')).toBeVisible(); // theirs is still there
  },
};

export const PendingChange: Story = {
  parameters: { scenario: 'pending-spouse' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Approve or decline it before you change anything else/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NoSpouse: Story = {
  parameters: { scenario: 'newly-wed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your policy does not cover a spouse.')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
