import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from './button';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './menu';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="secondary">Thandi Nkosi</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>Signed in as Thandi Nkosi</MenuLabel>
        <MenuSeparator />
        <MenuItem>Policies</MenuItem>
        <MenuItem>Logout</MenuItem>
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Policies' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thandi Nkosi' })).toHaveFocus());
  },
};
