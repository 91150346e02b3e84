import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { usage } from '../testing/usage';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './menu';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuContent, MenuItem, MenuLabel, MenuSeparator },
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'for a short list of things to do or places to go behind one button: the user menu. From `@portal/ui-kit/menu`, loaded lazily.',
        instead:
          'Anything but a list of choices: Popover. Two or three choices: show them. A choice in a form: SelectField.',
        words: 'Items are a verb or a place, two or three words.',
        access:
          'Arrow keys, Home, End and first letters go from item to item, Escape closes and gives the focus back. Links: `asChild`.',
      }).docs,
      story: { inline: false, height: '320px' },
    },
  },
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="secondary">Thandi Nkosi</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>Signed in as Thandi Nkosi</MenuLabel>
        <MenuSeparator />
        <MenuItem>Policies</MenuItem>
        <MenuItem disabled>7000010020</MenuItem>
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
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thandi Nkosi' })).toHaveFocus());
  },
};
