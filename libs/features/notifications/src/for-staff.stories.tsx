import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as NotificationsScreen } from './notifications.screen';

const meta = {
  title: 'Screens/Servicing/Notifications',
  component: NotificationsScreen,
  parameters: {
    scenario: 'family-active',
    path: '/notifications',
    frame: 'portal',
    staff: 'consultant',
    servicing: '7000010012',
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneForStaff: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Requests waiting for you are under the bell/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
