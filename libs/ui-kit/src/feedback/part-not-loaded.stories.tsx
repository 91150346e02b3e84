import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage';
import { lazyPart } from './lazy-part';
import { PartNotLoaded } from './part-not-loaded';

const meta = {
  title: 'Components/PartNotLoaded',
  component: PartNotLoaded,
  tags: ['autodocs'],
  parameters: usage({
    use: 'never by hand: `lazyPart` draws it where the file of a part of a page cannot be had.',
    instead: 'A read failed: ErrorState. The whole page broke: the error view of the portal.',
    words: 'Always the same sentence and "Reload".',
    access: 'Said politely (`role="status"`): the rest of the page can be used.',
  }),
  args: { onReload: fn() },
} satisfies Meta<typeof PartNotLoaded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const Part = lazyPart<object>(() => Promise.reject(new TypeError('No network')));

/** The rest of the page stays. */
export const InAPage: Story = {
  render: () => (
    <>
      <p>Everything else</p>
      <Suspense>
        <Part />
      </Suspense>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Everything else')).toBeVisible();
  },
};
