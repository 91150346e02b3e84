import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Configured, longConfig, nothingConfigured } from '../testing/configured';
import { Component as TermsScreen } from './terms.screen';

const meta = {
  title: 'Screens/Legal/Terms and conditions',
  component: TermsScreen,
  parameters: { scenario: 'family-active', path: '/terms-and-conditions' },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ubuntu Sample Life Limited is a licensed life insurer/)).toBeVisible();
    await expect(canvas.getByText('1999/099999/06')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  },
};

export const Visitor: Story = {
  parameters: { frame: 'portal', signedIn: false },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getByText(/\(FSP 99999\)\.$/)).toBeVisible();
    const links = within(footer.getByRole('navigation', { name: 'Legal and help' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Somebody has died',
      'Terms and conditions',
      'Privacy notice',
      'PAIA manual',
      'Complaints',
    ]);
    await expect(canvas.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  },
};

export const ContentsJump: Story = {
  play: async ({ canvas, userEvent }) => {
    const contents = within(await canvas.findByRole('navigation', { name: 'Contents' }));
    await userEvent.click(contents.getByRole('link', { name: 'Claims' }));
    await expect(canvas.getByRole('heading', { name: '8. Claims' })).toHaveFocus();
  },
};

export const AnotherInsurerDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Configured config={longConfig}>
      <TermsScreen />
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
      <TermsScreen />
    </Configured>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mean the insurer that your policy schedule names/)).toBeVisible();
    await expect(canvas.queryByText(/licensed life insurer/)).not.toBeInTheDocument();
  },
};
