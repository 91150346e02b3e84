import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from './button';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { Text } from './text';

const meta = {
  title: 'Components/Popover',
  component: Popover,
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
