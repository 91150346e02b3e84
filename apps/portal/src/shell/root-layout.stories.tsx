import { Card, Heading, Text } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/Shell/Root layout',
  render: () => (
    <Card>
      <Heading level={1}>Notifications</Heading>
      <Text>Any page of the portal stands here.</Text>
    </Card>
  ),
  parameters: { layout: 'fullscreen', scenario: 'family-active', path: '/notifications', frame: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: 'Ubuntu Funeral Cover' })).toHaveAttribute('href', '/');
    await expect(await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(way.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(way.getByText('Notifications')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      expect.stringContaining('27600007580'),
    );
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Terms and conditions' }),
    ).toBeVisible();
    await expect(canvasElement.ownerDocument.title).toBe('Notifications – Ubuntu Funeral Cover');
  },
};

export const SignedInDark: Story = { ...SignedIn, parameters: { theme: 'dark' } };

export const SecondBrand: Story = {
  parameters: { brand: 'lwandle' },
  play: async ({ canvas, canvasElement }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: 'Lwandle Family Cover' })).toHaveAttribute('href', '/');
    await expect(await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' })).toBeVisible();
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText(/^Lwandle Life Limited is a licensed life insurer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'care@lwandle.example' })).toBeInTheDocument();
    await expect(canvas.queryByText(/Ubuntu/)).not.toBeInTheDocument();
    await expect(canvasElement.ownerDocument.title).toBe('Notifications – Lwandle Family Cover');
  },
};

export const SecondBrandDark: Story = { ...SecondBrand, parameters: { brand: 'lwandle', theme: 'dark' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expect(document.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Visitor: Story = {
  parameters: { path: '/', signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
  },
};

export const StaffServicingAPolicy: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(await header.findByRole('button', { name: /^Your menu, / })).toBeVisible();
    await expect(header.getByText('Servicing policy 7000010012')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Help' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StaffOnASmallPhone: Story = { ...StaffServicingAPolicy, globals: { viewport: { value: 'small' } } };

export const SkipsToThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' });
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^Skip to/);
  },
};
