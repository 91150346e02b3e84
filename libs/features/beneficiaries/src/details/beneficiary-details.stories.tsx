import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { confirmWithPin, fitsTheScreen, hasJustChangedNumber } from '../testing/plays';
import { nobody, pathsOf } from '../testing/who';
import { Component as BeneficiaryDetailsScreen } from './beneficiary-details.screen';

const meta = {
  title: 'Screens/Beneficiaries/Details',
  component: BeneficiaryDetailsScreen,
  parameters: { scenario: 'family-active', path: pathsOf('family-active', 0).details },
} satisfies Meta<typeof BeneficiaryDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sipho: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
    const paid = within(canvas.getByRole('region', { name: 'What is paid' }));
    await expect(paid.getByText('70 % (R 21 000)')).toBeVisible();
    await expect(paid.getByText('Primary')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show ID number' }));
    await expect(canvas.getByText(/^\d{13}$/)).toBeVisible();
    const { update, remove } = pathsOf('family-active', 0);
    await expect(canvas.getByRole('link', { name: 'Change details or share' })).toHaveAttribute('href', update);
    await expect(canvas.getByRole('link', { name: 'Remove Sipho Nkosi' })).toHaveAttribute('href', remove);
  },
};

export const WithAPassport: Story = {
  parameters: { scenario: 'passport-holder', path: pathsOf('passport-holder', 0).details },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('*****932')).toBeVisible();
    await expect(canvas.getByText('Zimbabwe')).toBeVisible();
  },
};

/** The whole way: the question, the page that warns, the PIN, and what is true from then on. */
export const TheLastOneGoes: Story = {
  parameters: { scenario: 'single-member', path: pathsOf('single-member', 0).details },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove / }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/Your benefit will be paid to your estate\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByText(/is your only beneficiary/)).toBeVisible();
    await confirmWithPin(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    const estate = 'You have no beneficiary. Your benefit will be paid to your estate.';
    await expect(canvas.getByText(estate)).toBeVisible();
  },
};

export const ChangeWaits: Story = {
  parameters: { scenario: 'pending-several', path: pathsOf('pending-several', 1).details },
  play: async ({ canvas }) => {
    const { proposed } = pathsOf('pending-several', 1);
    await expect(await canvas.findByRole('link', { name: 'See it and decide' })).toHaveAttribute('href', proposed);
    await expect(canvas.queryByRole('link', { name: 'Change details or share' })).not.toBeInTheDocument();
  },
};

export const HeldForADay: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Change details or share' });
    await hasJustChangedNumber(loaded.visit);
    await expect(await canvas.findByText(/less than 24 hours ago/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
  },
};

export const NotAllowedBeforeTheFirstPremium: Story = {
  parameters: { scenario: 'first-premium', path: pathsOf('first-premium', 0).details },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Pending"/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { path: `/beneficiary/beneficiary/${nobody}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is not a beneficiary of the policy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to beneficiaries' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', path: pathsOf('long-names', 0).details },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /Oluwaseun-Ayodeji/ });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const FailsUntilReload: Story = failsUntilReload(
  'Your beneficiaries could not be loaded',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
  },
);
