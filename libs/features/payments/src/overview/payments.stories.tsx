import { withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as PaymentsScreen } from './payments.screen';

const meta = {
  title: 'Screens/Payments/Payments',
  component: PaymentsScreen,
  parameters: { scenario: 'family-active', path: '/payments' },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Play['canvas'];

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const paymentsIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Payment history' })).getAllByRole('listitem');
const openOtherWays = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByText('Other ways to pay'));
const payNow = { name: 'Pay now' };

export const UpToDate: Story = {
  play: async ({ canvas }) => {
    const due = await section(canvas, 'What is due');
    await expect(due.getByText(/^Paid for November\. Next: R.* by debit order on .* December 2026\.$/)).toBeVisible();
    await expect(due.getByText(/we collect it from your account on/)).toBeVisible();
    await expect(due.queryByText('If you do nothing:')).toBeNull();
    await expect(due.getByRole('link', payNow)).toHaveAttribute('href', '/pay-now');
    const how = await section(canvas, 'How you pay');
    await expect(how.getByText(/\*{6}\d{4}$/)).toBeVisible();
  },
};

export const AllPayments: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () => paymentsIn(canvas);
    const [newest] = await rows();
    if (!newest) throw new Error('There is no payment');
    await expect(newest).toHaveTextContent(/Successful/);
    const proof = within(newest).getByRole('button', { name: /^Proof \(PDF\)/, hidden: true });
    await expect(proof).not.toBeVisible();
    await userEvent.click(within(newest).getByText('Successful'));
    await expect(proof).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 24 payments' }));
    await expect(await rows()).toHaveLength(24);
  },
};

export const TheNumberForTheTill: Story = {
  play: async ({ canvas, userEvent }) => {
    await openOtherWays({ canvas, userEvent });
    const till = await section(canvas, 'Pay at a till');
    await expect(till.getAllByText('1999 9970 0001 0012')[0]).toBeVisible();
    await expect(await till.findByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();
    await expect(till.getByText(/Shoprite, Checkers, Pick n Pay, Boxer, SPAR, Makro, PEP or Ackermans/)).toBeVisible();
    await userEvent.click(till.getByRole('button', { name: 'Copy the Pay@ number' }));
    await expect(await till.findByText('Copied to clipboard')).toBeVisible();
  },
};

export const PremiumDue: Story = {
  parameters: { scenario: 'premium-due' },
  play: async ({ canvas }) => {
    const due = await section(canvas, 'What is due');
    await expect(due.getByText('Due')).toBeVisible();
    await expect(due.getByText(/we collect it from your account on/)).toBeVisible();
  },
};

export const PaidInAdvance: Story = {
  parameters: { scenario: 'paid-in-advance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid up to the end of .* You have paid R.* in advance\.$/)).toBeVisible();
    const how = await section(canvas, 'How you pay');
    await expect(how.getByText(/You pay every premium yourself/)).toBeVisible();
  },
};

export const PaymentProcessing: Story = {
  parameters: { scenario: 'payment-processing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please wait for it before you pay again/)).toBeVisible();
    await expect(canvas.getByText(/We wait for the answer of the bank/)).toBeVisible();
  },
};

export const FirstPremium: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cover starts on .* once the first premium of R.* is paid\.$/)).toBeVisible();
    await expect(canvas.getByText(/60 days after your application/)).toBeVisible();
    await expect(canvas.getByText('Nothing is collected until the debit order is approved at the bank.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See how to approve it' })).toBeVisible();
    await expect(canvas.getByText(/^There are no payments yet/)).toBeVisible();
  },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const rescue = await section(canvas, 'Keep your cover');
    await expect(rescue.getByText(/^\d+ days left of cover\.$/)).toBeVisible();
    await expect(rescue.getByText(/The policy lapses on/)).toBeVisible();
    await expect(rescue.getByRole('link', { name: /^Pay R.* now$/ })).toHaveAttribute('href', '/pay-now');
    await expect(rescue.getByRole('link', { name: 'At a till' })).toHaveAttribute('href', '#pay-at-a-till');
    const [latest] = await paymentsIn(canvas);
    await expect(latest).toHaveTextContent(/Failed.*Insufficient funds.*There was not enough money in the account/);
  },
};

export const LastDayOfGrace: Story = {
  parameters: { scenario: 'in-grace', clock: '15 days later' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Keep your cover' })).toBeVisible();
  },
};

export const LapsedInTime: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    const rescue = await section(canvas, 'Bring your policy back');
    await expect(rescue.getByText(/^\d+ days left to bring it back\.$/)).toBeVisible();
    await expect(rescue.getByText(/No new waiting period/)).toBeVisible();
    await expect(rescue.getByText(/A death between the lapse and the day we have your payment/)).toBeVisible();
  },
};

export const LapsedTooLate: Story = {
  parameters: { scenario: 'lapsed-long-ago' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cover ended on .* The policy was cancelled\. No premium is due\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for a new policy' })).toHaveAttribute(
      'href',
      '/create-policy',
    );
    await expect(canvas.queryByRole('link', payNow)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Pay at a till' })).not.toBeInTheDocument();
  },
};

export const PaidUp: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Covered without premiums until .* No premium is due\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'How you pay' })).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cover ended on .* The policy was cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('link', payNow)).not.toBeInTheDocument();
  },
};

export const NotTakenUp: Story = {
  parameters: { scenario: 'not-taken-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No first premium came, so the policy never began\./)).toBeVisible();
  },
};

export const LongNames: Story = { parameters: { scenario: 'long-names' } };

/** The network fails after everything was read once: the number for the till stays, and so does the rest. */
export const GoesOffline: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'What is due' });
    loaded.visit.network.break('offline');
    await loaded.visit.auth.client.invalidateQueries({ queryKey: ['read'] });
    await waitFor(() => expect(canvas.getAllByText('1999 9970 0001 0012')[0]).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'What is due' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect((await canvas.findAllByText('1999 9970 0001 0012'))[0]).toBeVisible();
    await expect(canvas.queryByText('Other ways to pay')).toBeNull();
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Your payments could not be loaded')).toBeVisible();
    await expect(canvas.getAllByText('1999 9970 0001 0012')[0]).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByRole('heading', { name: 'What is due' })).toBeVisible();
  },
};

export const WithoutANetwork: Story = withoutNetwork();

export const AMissedPremiumWithoutPayat: Story = {
  parameters: { scenario: 'in-grace', without: ['payat'] },
  play: async ({ canvas }) => {
    const card = await section(canvas, 'Keep your cover');
    await expect(card.getByText(/^By EFT/)).toBeVisible();
    await expect(await section(canvas, 'How you pay')).toBeTruthy();
    await expect(canvas.queryByRole('region', { name: 'Pay at a till' })).toBeNull();
    await expect(canvas.queryByText(/Pay@|till|online/i)).toBeNull();
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('href', '/pay-now');
  },
};

export const EndedWithoutNewPolicies: Story = {
  parameters: { scenario: 'not-taken-up', without: ['newPolicies'] },
  play: async ({ canvas }) => {
    await section(canvas, 'What is due');
    await expect(canvas.queryByRole('link', { name: 'Apply for a new policy' })).toBeNull();
  },
};
