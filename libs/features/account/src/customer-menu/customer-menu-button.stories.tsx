import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, waitFor } from 'storybook/test';
import { CustomerMenuButton } from './customer-menu-button';

const meta = {
  title: 'Screens/Customer menu',
  component: CustomerMenuButton,
  parameters: { scenario: 'several-policies' },
} satisfies Meta<typeof CustomerMenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const menuOfMpho = { name: /^Your menu, Mpho/ };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', menuOfMpho)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const FourPolicies: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', menuOfMpho));
    await expect(await screen.findByText('Signed in as')).toBeVisible();
    await expect(await screen.findAllByRole('menuitem', { name: /^70000102/ })).toHaveLength(4);
    const onScreen = screen.getByRole('menuitem', { name: /7000010210/ });
    await expect(onScreen).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Policies' })).toHaveAttribute('href', '/policies');
    await expect(screen.getByRole('menuitem', { name: 'Who looked at your policy' })).toHaveAttribute(
      'href',
      '/access-log',
    );
    await expect(screen.getByRole('menuitem', { name: 'Somebody has died' })).toHaveAttribute('href', '/claims/new');
    await expect(screen.getByRole('menuitem', { name: 'WhatsApp us' })).toHaveAttribute('target', '_blank');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};

export const ChooseOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', menuOfMpho));
    await userEvent.click(await screen.findByRole('menuitem', { name: '7000010228' }));
    await userEvent.click(await canvas.findByRole('button', menuOfMpho));
    const chosen = await screen.findByRole('menuitem', { name: /7000010228/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', menuOfMpho)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', menuOfMpho)).toHaveFocus());
  },
};

export const LongName: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Your menu, Nomathamsanqa/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};

/** Nobody can say who is signed in: whoever it is can still sign out. */
export const WithoutANetwork: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your menu' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(screen.queryByText('Signed in as')).toBeNull();
  },
};
