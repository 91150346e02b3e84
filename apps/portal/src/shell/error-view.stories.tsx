import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect } from 'storybook/test';

/** A screen with a mistake of ours: the route's error view takes its place. */
function BrokenScreen(): never {
  throw new TypeError('Cannot read the cover of nobody');
}

const meta = {
  title: 'Screens/Shell/Error view',
  component: BrokenScreen,
  parameters: { scenario: 'family-active', path: '/policies' },
} satisfies Meta<typeof BrokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorHidden: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Error' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/cover of nobody/)).not.toBeInTheDocument();
  },
};

export const ErrorShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Error' }));
    await expect(canvas.getByText('TypeError: Cannot read the cover of nobody')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide Error' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The file of a page that was never opened on this device, without a network. */
function NeverFetched(): never {
  throw new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/x.js');
}

export const PageNotLoaded: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      onlineManager.setOnline(true);
    };
  },
  render: () => <NeverFetched />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show Error' })).toBeNull();
  },
};
