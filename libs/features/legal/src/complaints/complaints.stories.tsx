import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Configured, longConfig, nothingConfigured } from '../testing/configured';
import { Component as ComplaintsScreen } from './complaints.screen';

const meta = {
  title: 'Screens/Legal/Complaints',
  component: ComplaintsScreen,
  parameters: { scenario: 'family-active', path: '/complaints' },
} satisfies Meta<typeof ComplaintsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'FAIS Ombud' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0860 800 900' })).toHaveAttribute('href', 'tel:0860800900');
  },
};

export const Visitor: Story = { parameters: { signedIn: false } };

export const AnotherInsurerDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Configured config={longConfig}>
      <ComplaintsScreen />
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
      <ComplaintsScreen />
    </Configured>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Information Regulator' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '0860 800 900' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'info@nfosa.co.za' })).toBeVisible();
  },
};
