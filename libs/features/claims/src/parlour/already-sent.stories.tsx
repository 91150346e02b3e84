import { claimStage } from '@portal/domain';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aClaim, aParlour, aPayout, someAmounts } from '../testing/a-claim';
import { ClaimParlour } from './claim-parlour';

const meta = {
  title: 'Screens/Claims/Pay a funeral parlour, later',
  component: ClaimParlour,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR/funeral-parlour' },
} satisfies Meta<typeof ClaimParlour>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = aPayout({ parlour: 'Dignity Funerals', status: 'SENT', amount: 14_500, paidOn: null });

/** The bank has the payment: what the parlour is paid cannot be changed any more. */
export const AlreadySent: Story = {
  args: {
    claim: aClaim({
      status: 'APPROVED',
      stage: claimStage({
        status: 'APPROVED',
        amount: 5500,
        toParlour: 14_500,
        isParlourReady: false,
        isAccountMissing: false,
      }),
      amounts: someAmounts({ isDecided: true }),
      parlour: aParlour(),
      payouts: [aPayout({ amount: 5500 }), { ...sent, number: 'CL-7K3M-Q2XR-02' }],
      allowedActs: ['SEND_DOCUMENTS'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The payment to the funeral parlour has gone to the bank. It cannot be changed any more.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See where your claim stands' })).toBeVisible();
  },
};

export const NotNow: Story = {
  args: { claim: aClaim({ status: 'WITHDRAWN', stage: claimStage({ status: 'WITHDRAWN' }), allowedActs: ['REOPEN'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A funeral parlour cannot be paid from this claim now.')).toBeVisible();
  },
};
