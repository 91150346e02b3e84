import { type UnusedMoney } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyCard } from './money-card';

const money: UnusedMoney = {
  id: '3f2b8c11-0000-4000-8000-000000000001',
  amount: 236,
  receivedAt: '2026-10-31T06:30:00.000Z',
  ageDays: 20,
  reference: '1999997000010616',
  policyNumber: '7000010616',
  reason: 'LEFT_OVER',
  state: 'REFUND_ASKED',
  matchedPolicy: null,
  decidedReason: 'The policy was cancelled',
  askedBy: 'Nomsa Dlamini',
  askedAt: '2026-11-18T06:30:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  payTo: { holder: 'Nokuthula Radebe', bankName: 'Absa Bank', accountNumber: '******7890' },
  bankChangedOn: '2026-11-12',
  isBarred: false,
  mayConfirm: true,
};

const meta = {
  title: 'Screens/Open items/Unused money/Card',
  component: MoneyCard,
  parameters: { scenario: 'busy-queue', path: '/desk/unused-money', staff: 'portalAdmin' },
  args: { money, onSettled: fn() },
} satisfies Meta<typeof MoneyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BankDetailsChangedLately: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The bank details of this policy changed on 12 November 2026. Make sure that the policyholder wanted that before money is paid back.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('It was left when the policy ended')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm the refund' })).toBeVisible();
  },
};

export const ForWhoeverChangedThem: Story = {
  args: { money: { ...money, isBarred: true, mayConfirm: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/other administrators decide about a refund\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm the refund' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};
