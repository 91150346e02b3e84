import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as ComingScreen } from './coming.screen';

const meta = {
  title: 'Screens/Coming',
  component: ComingScreen,
  parameters: { scenario: 'family-active', path: '/payments' },
} satisfies Meta<typeof ComingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    await expect(canvas.getByText('We are still building this page.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
    await expect(canvas.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  },
};
