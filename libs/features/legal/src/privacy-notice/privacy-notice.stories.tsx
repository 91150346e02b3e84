import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Configured, longConfig, nothingConfigured } from '../testing/configured';
import { Component as PrivacyNoticeScreen } from './privacy-notice.screen';

const meta = {
  title: 'Screens/Legal/Privacy notice',
  component: PrivacyNoticeScreen,
  parameters: { scenario: 'family-active', path: '/privacy-notice' },
} satisfies Meta<typeof PrivacyNoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ubuntu Sample Life Limited is responsible/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request my information' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:privacy@example.co.za/),
    );
  },
};

export const Visitor: Story = { parameters: { signedIn: false } };

export const AnotherInsurerDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Configured config={longConfig}>
      <PrivacyNoticeScreen />
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
      <PrivacyNoticeScreen />
    </Configured>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The insurer that your policy schedule names is responsible/)).toBeVisible();
  },
};
