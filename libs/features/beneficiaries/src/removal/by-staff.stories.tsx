import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pathsOf } from '../testing/who';
import { Component as UpdateBeneficiaryScreen } from '../update/update-beneficiary.screen';

const meta = {
  title: 'Screens/Servicing/Beneficiaries',
  component: UpdateBeneficiaryScreen,
  parameters: { staff: 'consultant' },
} satisfies Meta<typeof UpdateBeneficiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastOneRemovedWithoutAPin: Story = {
  parameters: {
    scenario: 'single-member',
    servicing: '7000010038',
    path: `${pathsOf('single-member', 0).update}?remove=yes`,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/is your only beneficiary/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send a PIN/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));
    await expect(await canvas.findByText(/must approve this with a PIN\.$/)).toBeVisible();
    await expect(canvas.queryByText(/You have no beneficiary/)).toBeNull();
  },
};
