import { returnFamily } from '@portal/domain';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { showMandateStopped, showMoneyAs } from '../testing/as-if';
import { Component as PaymentsScreen } from './payments.screen';

const meta = {
  title: 'Screens/Payments/What the bank said of a debit',
  component: PaymentsScreen,
  parameters: { scenario: 'payment-processing', path: '/payments' },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const latest = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Payment history' })).getAllByRole('listitem')[0];
const debit = { Amount: 182, Action_Date: '2026-11-24' };

export const AtTheBank: Story = {
  play: async (play) => {
    await latest(play);
    const { canvas, loaded } = play;
    showMoneyAs(loaded.visit.auth.client, {}, { Debit_Under_Way: { ...debit, Tracked_Until: null } });
    await expect(await canvas.findByText(/^Your bank is collecting R 182 on 24 November 2026/)).toBeVisible();
    await expect(canvas.getByText(/We wait for the answer of the bank/)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  play: async (play) => {
    await latest(play);
    const { canvas, loaded } = play;
    showMoneyAs(loaded.visit.auth.client, {}, { Debit_Under_Way: { ...debit, Tracked_Until: '2026-12-04' } });
    await expect(await canvas.findByText(/Your bank is still trying until 4 December 2026/)).toBeVisible();
  },
};

export const Collected: Story = {
  parameters: { scenario: 'family-active' },
  play: async (play) => {
    await expect(await latest(play)).toHaveTextContent(/Successful/);
    await expect(play.canvas.getByText(/^Paid for November\. Next: R/)).toBeVisible();
  },
};

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'in-grace' },
  play: async (play) => {
    await latest(play);
    const Failure_Reason = returnFamily('NO_FUNDS').sentence;
    showMoneyAs(play.loaded.visit.auth.client, { Payment_Status: 'FAILED', Failure_Reason });
    await play.canvas.findByText(/have the money there for the next debit order/);
    await expect(await latest(play)).toHaveTextContent(/Failed.*There was not enough money in the account/);
  },
};

export const StoppedAtTheBank: Story = {
  parameters: { scenario: 'in-grace' },
  play: async (play) => {
    await latest(play);
    const { canvas, loaded } = play;
    const Failure_Reason = returnFamily('STOPPED').sentence;
    showMoneyAs(loaded.visit.auth.client, { Payment_Status: 'FAILED', Failure_Reason });
    showMandateStopped(loaded.visit.auth.client);
    await expect(await canvas.findByText('We may not collect from your account any more.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute('href', '/banking-details');
    await expect(await latest(play)).toHaveTextContent(/Failed.*The payment was stopped at the bank/);
  },
};

export const Disputed: Story = {
  parameters: { scenario: 'in-grace' },
  play: async (play) => {
    await latest(play);
    const { canvas, loaded } = play;
    const Failure_Reason = returnFamily('NO_AUTHORITY').sentence;
    showMoneyAs(loaded.visit.auth.client, { Payment_Status: 'REVERSED', Failure_Reason });
    showMandateStopped(loaded.visit.auth.client);
    await expect(
      await canvas.findByText(/^The bank has taken this money back, so the premium is unpaid/),
    ).toBeVisible();
    await expect(await latest(play)).toHaveTextContent(/The bank has no permission from you for this debit order/);
    await expect(canvas.getByText('We may not collect from your account any more.')).toBeVisible();
  },
};

export const DisputedOnAPhone: Story = {
  ...Disputed,
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await Disputed.play?.(play);
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
