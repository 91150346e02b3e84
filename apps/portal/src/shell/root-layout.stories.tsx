import { Card, Heading, Text, TextField } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Screens/Shell/Root layout',
  render: () => (
    <Card>
      <Heading level={1}>Documents</Heading>
      <Text>Any page of the portal stands here.</Text>
      <TextField id="any" label="Any field" />
    </Card>
  ),
  parameters: { layout: 'fullscreen', scenario: 'family-active', path: '/documents', frame: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const places = async (canvas: Canvas) => within(await canvas.findByRole('navigation', { name: 'Main' }));
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const SignedIn: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: 'Ubuntu Funeral Cover' })).toHaveAttribute('href', '/');
    await expect(await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const main = await places(canvas);
    for (const name of ['Home', 'People', 'Plan', 'Payments', 'Documents']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    await expect(main.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    await expect(main.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(way.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(way.getByText('Documents')).toHaveAttribute('aria-current', 'page');
    await expect(
      within(canvas.getByRole('complementary', { name: 'Contact us' })).getByRole('link', { name: 'WhatsApp us' }),
    ).toHaveAttribute('href', expect.stringContaining('27600007580'));
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Somebody has died' })).toBeVisible();
    await expect(canvasElement.ownerDocument.title).toBe('Documents – Ubuntu Funeral Cover');
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
    await expect(canvasElement.ownerDocument.title).toBe('Documents – Lwandle Family Cover');
  },
};

export const SecondBrandDark: Story = { ...SecondBrand, parameters: { brand: 'lwandle', theme: 'dark' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const main = await places(canvas);
    await expect(await main.findByRole('link', { name: 'Pay' })).toBeVisible();
    await expect(main.queryByRole('link', { name: 'Plan' })).not.toBeInTheDocument();
    await expect(main.getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(200);
    await fits();
    await userEvent.click(main.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'More' }));
    await expect(more.getByRole('link', { name: 'My plan' })).toBeVisible();
    await expect(more.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
    await userEvent.click(more.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(main.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect((await places(canvas)).getByRole('link', { name: 'Plan' })).toBeVisible();
    await fits();
  },
};

export const TypingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.click(canvas.getByLabelText('Any field'));
    await expect(bar).not.toBeVisible();
  },
};

export const LongNamesOnASmallPhone: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Your menu, Nomathamsanqa/ })).toBeVisible();
    await fits();
  },
};

/** What is read fails; the frame is there and leads on. */
export const Offline: Story = {
  parameters: { fault: 'offline' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await (await places(canvas)).findByRole('link', { name: 'Documents' })).toBeVisible();
  },
};

export const Visitor: Story = {
  parameters: { path: '/', signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
  },
};

export const StaffServicingAPolicy: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas, userEvent }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(await header.findByRole('button', { name: /^Your menu, / })).toBeVisible();
    await expect(header.getByText('Servicing policy 7000010012')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'WhatsApp us' })).not.toBeInTheDocument();
    await fits();
    const main = await places(canvas);
    await expect(main.getByRole('link', { name: 'Servicing' })).toBeVisible();
    await expect(main.getByRole('link', { name: /Approvals$/ })).toHaveAttribute('href', '/desk/approvals');
    await userEvent.click(main.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'More' }));
    await expect(more.getByRole('navigation', { name: 'Policy 7000010012' })).toBeVisible();
    await expect(more.queryByRole('link', { name: 'Audit trail' })).not.toBeInTheDocument();
  },
};

export const StaffOnASmallPhone: Story = { ...StaffServicingAPolicy, globals: { viewport: { value: 'small' } } };
export const StaffOnATablet: Story = { ...StaffServicingAPolicy, globals: { viewport: { value: 'tablet' } } };

export const SkipsToThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Your menu, Thandi Nkosi' });
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^Skip to/);
  },
};
