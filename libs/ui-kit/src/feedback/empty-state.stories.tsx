import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonStyle } from '../actions/button-style';
import { EmptyState } from './empty-state';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: usage({
    use: 'in the place of a list that has nothing in it, and that is fine.',
    instead: 'It could not be loaded: ErrorState. It is on its way: a skeleton.',
    words: 'Say what is not there, then what can be done about it, if anything: one button or link.',
    access: 'Plain text where the list would stand. Give it `role="status"` where it appears after a search.',
  }),
  args: { children: 'You currently have no notifications.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const WithAWayOn: Story = {
  args: {
    children: (
      <>
        <p>You have not named a beneficiary yet.</p>
        <a className={buttonStyle('primary')} href="#add">
          Add a beneficiary
        </a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a beneficiary' })).toBeVisible();
  },
};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children:
      'There are no documents on this policy yet. We send the policy schedule within 14 days of the first premium.',
  },
};
