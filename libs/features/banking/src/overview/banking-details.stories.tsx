import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { numberChangedToday } from '../testing/another-window';
import { fitsTheScreen, section } from '../testing/plays';
import { Component as BankingDetailsScreen } from './banking-details.screen';

const meta = {
  title: 'Screens/Banking details/Overview',
  component: BankingDetailsScreen,
  parameters: { scenario: 'family-active', path: '/banking-details' },
} satisfies Meta<typeof BankingDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thandi: Story = {
  play: async ({ canvas }) => {
    const pay = await section(canvas, 'How you pay');
    await expect(pay.getByText('Debit order (DebiCheck)')).toBeVisible();
    await expect(pay.getByText('Next collection')).toBeVisible();
    const account = await section(canvas, 'Bank account');
    await expect(account.getByText('Verified')).toBeVisible();
    await expect(account.getByText(/^\*{6}\d{4}$/)).toBeVisible();
    await expect(account.getByRole('link', { name: 'Use another account' })).toHaveAttribute(
      'href',
      '/banking-details/update?method=DEBIT_ORDER&account=new',
    );
    const mandate = await section(canvas, 'DebiCheck mandate');
    await expect(mandate.getByText('Once a year, by up to 10%')).toBeVisible();
    await expect(mandate.getByText('Yes, for up to 10 days after an unpaid debit')).toBeVisible();
    await expect(mandate.queryByText('How to approve it at your bank')).not.toBeInTheDocument();
    const text = mandate.getByRole('link', { name: /^Read the DebiCheck mandate/ });
    await expect(text).toHaveAttribute('href', '/documents/debicheck-mandate.pdf');
    await expect(text).toHaveAttribute('target', '_blank');
  },
};

export const MandateWaits: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    const mandate = await section(canvas, 'DebiCheck mandate');
    await expect(mandate.getByText('Waiting for approval')).toBeVisible();
    await expect(mandate.getByText(/^You can approve it until 20:00 on /)).toBeVisible();
    await expect(mandate.getByText('Bank Zero is a bank in an app: you approve there.')).toBeVisible();
    await expect(mandate.getByText('Banking app')).toBeVisible();
  },
};

/** A consultant changed the account: the customer sees current beside proposed and decides here. */
export const ConsultantsChangeDeclined: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Update banking details' });
    await expect(within(table).getByRole('row', { name: /Bank Capitec Bank Nedbank Changed/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline change' }));
    await userEvent.type(await screen.findByLabelText('Your reason'), 'I did not ask for this');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await expect(await canvas.findByText(/^Update banking details: declined/)).toBeVisible();
    await section(canvas, 'Bank account');
  },
};

export const PaysWithPayAt: Story = {
  parameters: { scenario: 'paid-in-advance' },
  play: async ({ canvas }) => {
    const pay = await section(canvas, 'How you pay');
    await expect(pay.getByText('Pay@ number')).toBeVisible();
    await expect(pay.getByRole('img', { name: 'Barcode for the till' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bank account' })).not.toBeInTheDocument();
    await expect(pay.getByRole('link', { name: 'Change how you pay' })).toBeVisible();
  },
};

export const PaidUp: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    const pay = await section(canvas, 'How you pay');
    await expect(pay.getByText('Your policy is paid up: no premium is due and nothing is collected.')).toBeVisible();
    await expect(await canvas.findByText(/while the status of your policy is "Paid up"/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change how you pay' })).not.toBeInTheDocument();
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    const pay = await section(canvas, 'How you pay');
    await expect(pay.getByText(/^Your policy has lapsed, so nothing is collected/)).toBeVisible();
  },
};

/** For a day after the number changed nothing about money may change: why, and from when it may. */
export const NumberChangedToday: Story = {
  play: async ({ canvas, loaded }) => {
    await section(canvas, 'How you pay');
    await numberChangedToday(loaded.visit);
    await expect(
      await canvas.findByText(/For your safety you can make this change from 12:00 on 21 November 2026\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change how you pay' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Use another account' })).not.toBeInTheDocument();
  },
};

export const SalaryDeduction: Story = {
  parameters: { scenario: 'several-policies' },
  play: async ({ canvas }) => {
    const pay = await section(canvas, 'How you pay');
    await expect(pay.getByText(/^Your employer pays the premium out of your salary/)).toBeVisible();
  },
};

export const InGrace: Story = { parameters: { scenario: 'in-grace' } };
export const PassportHolder: Story = { parameters: { scenario: 'passport-holder' } };
export const LegacyFamily: Story = { parameters: { scenario: 'legacy-family' } };

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await section(canvas, 'DebiCheck mandate');
    await fitsTheScreen(canvasElement);
  },
};

export const InTheFrame: Story = { parameters: { frame: 'portal' }, globals: { viewport: { value: 'wide' } } };
export const Loading: Story = loading();
export const FailsUntilReload: Story = failsUntilReload(
  'Your banking details could not be loaded',
  async ({ canvas }) => {
    await section(canvas, 'How you pay');
  },
);
