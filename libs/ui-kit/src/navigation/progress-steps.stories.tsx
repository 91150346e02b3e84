import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProgressSteps } from './progress-steps';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/ProgressSteps',
  component: ProgressSteps,
  tags: ['autodocs'],
  parameters: usage({
    use: 'above a guided application of three to seven steps.',
    instead: 'Views in any order: Tabs. One long form: headings. The wait for one thing: a busy Button.',
    words: 'One or two words a step, as the heading of that step says them.',
    access:
      'The step one is at is marked (`aria-current="step"`), those behind are called "Done". With `onStep` they are buttons. On a narrow ' +
      'place "Step 2 of 7: Me" says it. Move the focus to the heading of the next step yourself.',
  }),
  args: {
    steps: ['Plan', 'Me', 'Spouse', 'Children', 'Extended family', 'Beneficiaries', 'Check and send'],
    current: 2,
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheSecond: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Me');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Done:Plan');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const AtTheFirst: Story = { args: { current: 1 } };
export const AtTheLast: Story = { args: { current: 7 } };
export const WithAWayBack: Story = {
  args: { current: 4, onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Me' }));
    await expect(args.onStep).toHaveBeenCalledWith(2);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Step 2 of 7:/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { steps: ['Plan', 'Everybody who belongs to your extended family and lives with you'], current: 2 },
};
