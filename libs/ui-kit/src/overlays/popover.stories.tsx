import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent },
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'for something to read or use behind one button: ways to reach us, the latest notifications. From `@portal/ui-kit/menu`.',
        instead: 'A list of choices: Menu. A question: Dialog.',
        words: 'Name it after its button.',
        access:
          'A dialog that needs `aria-label`. The focus goes in, Escape and a tap beside it close it and give the focus back.',
      }).docs,
      story: { inline: false, height: '240px' },
    },
  },
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="secondary">Contact us</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Contact us">
        <Text>Call 0800 123 456, day or night.</Text>
      </PopoverContent>
    </Popover>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact us' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } }, args: { defaultOpen: true } };
