import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './pagination';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: usage({
    use: 'under a list that comes from the service page by page, such as notifications.',
    instead: 'Everything fits: show it. Steps of a task: ProgressSteps and the buttons of the form.',
    words: 'Previous and Next. The part writes "Page 2 of 3" itself.',
    access:
      'A landmark named "Pages". The new place is said aloud (`aria-live`). Move the focus to the heading of the list yourself.',
  }),
  args: { page: 2, pageCount: 3, onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 3);
  },
};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 3 } };
export const OnlyPage: Story = { args: { page: 1, pageCount: 1 } };
export const ByKeyboard: Story = {
  render: function ThreePages() {
    const [page, setPage] = useState(1);
    return <Pagination page={page} pageCount={3} onPage={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
