import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkList } from '../navigation/link-list';
import { usage } from '../testing/usage';
import { Sheet } from './sheet';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for ways on that have no room on the page: from the bottom of a phone, from the side of a wide screen.',
    instead: 'A question: Dialog. A few things to choose beside their button: Menu.',
    words: 'The title is the word of the button that opens it.',
    access:
      'A dialog: focus stays inside, Escape, Close and a press beside it close it. Who opens it takes the focus back.',
  }),
  args: {
    open: true,
    onClose: fn(),
    title: 'More',
    children: (
      <LinkList title="Your policy">
        <a href="#plan">My plan</a>
        <a href="#bank">Banking details</a>
      </LinkList>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheSide: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'More' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
