import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as PayNowScreen } from './pay-now.screen';

const meta = {
  title: 'Screens/Servicing/Pay now',
  component: PayNowScreen,
  parameters: { scenario: 'in-grace', path: '/pay-now', staff: 'consultant', servicing: '7000010020' },
} satisfies Meta<typeof PayNowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaffDoNotPay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only the policyholder can pay online/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send payment link' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
