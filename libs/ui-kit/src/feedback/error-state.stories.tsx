import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: usage({
    use: 'in the place of something that could not be loaded. `QueryView` draws it for every read.',
    instead:
      'A change failed: a toast. A field is wrong: its error. The whole page broke: the error view of the portal.',
    words: 'Say what could not be loaded, not why the machine thinks so. The button is always "Reload".',
    access: 'Said at once (`role="alert"`). While it reloads the button is busy and cannot be pressed again.',
  }),
  args: { onReload: fn(), children: 'An error occurred while loading notifications' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while loading notifications');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Reloading: Story = {
  args: { reload: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeDisabled();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children:
      'Your payments could not be loaded. Nothing is lost. Check that you are connected to the internet and try again.',
  },
};
