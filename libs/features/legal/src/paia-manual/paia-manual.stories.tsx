import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Configured, longConfig, nothingConfigured } from '../testing/configured';
import { Component as PaiaManualScreen } from './paia-manual.screen';

const meta = {
  title: 'Screens/Legal/PAIA manual',
  component: PaiaManualScreen,
  parameters: { scenario: 'family-active', path: '/paia-manual' },
} satisfies Meta<typeof PaiaManualScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'example.co.za/paia-manual.pdf' })).toBeVisible();
  },
};

export const Visitor: Story = { parameters: { signedIn: false } };

export const AnotherInsurerDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Configured config={longConfig}>
      <PaiaManualScreen />
    </Configured>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const NothingConfigured: Story = {
  render: () => (
    <Configured config={nothingConfigured}>
      <PaiaManualScreen />
    </Configured>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is available on request/)).toBeVisible();
  },
};
