import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ContactButton } from './contact-button';
import { ContactDetails } from './contact-details';

const meta = {
  title: 'Screens/Shell/Contact details',
  component: ContactDetails,
  parameters: { scenario: 'family-active', signedIn: false },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('link', { name: 'help@example.co.za' });
    await expect(email).toHaveAttribute('href', 'mailto:help@example.co.za');
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email address' }));
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
      'href',
      expect.stringContaining('27600007580'),
    );
  },
};

export const Small: Story = {
  render: () => <ContactButton />,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact us' }));
    const ways = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    await userEvent.click(ways.getByRole('button', { name: 'Copy phone number' }));
    await expect(await ways.findByText('Copied to clipboard')).toBeVisible();
  },
};
