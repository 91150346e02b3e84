import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './guide.screen';

const meta: Meta = {
  title: 'Screens/Somebody has died',
  component: Component,
  parameters: { scenario: 'family-active', path: '/somebody-died/guide', signedIn: false },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Somebody has died: what to do' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '10111' })).toHaveAttribute('href', 'tel:10111');
    await expect(canvas.getByText(/Claiming costs nothing/)).toBeVisible();
    for (const name of ['Registering the death at Home Affairs', 'The funeral parlour', 'What we never ask']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Print this page' })).toBeVisible();
    const lines = within(canvas.getByRole('region', { name: 'Talk to us' }));
    await expect(lines.getByRole('link', { name: '086 000 7580' })).toBeVisible();
    await expect(lines.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
      'href',
      expect.stringContaining('27600007580'),
    );
  },
};

export const OnASmallPhone: Story = { ...Guide, globals: { viewport: { value: 'small' } } };

export const ForStaff: Story = {
  parameters: { signedIn: true, staff: 'consultant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Talk to us' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'WhatsApp us' })).not.toBeInTheDocument();
  },
};
