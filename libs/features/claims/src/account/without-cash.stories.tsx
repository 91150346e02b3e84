import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aClaim } from '../testing/a-claim';
import { ClaimAccount } from './claim-account';

const meta = {
  title: 'Screens/Claims/Where we pay, and cash',
  component: ClaimAccount,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR/account' },
} satisfies Meta<typeof ClaimAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Where we pay';

export const CashIsOffered: Story = {
  globals: { viewport: { value: 'small' } },
  args: { claim: aClaim({ mayBePaidInCash: true }), title },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No bank account\? Call us: .*We can pay cash at a store\.$/)).toBeVisible();
  },
};

/** Nothing is promised where nobody issues vouchers, or to whom none may be issued. */
export const CashIsNotOffered: Story = {
  args: { claim: aClaim({ mayBePaidInCash: false }), title },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.queryByText(/cash at a store/)).not.toBeInTheDocument();
  },
};
