import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../testing/usage';
import { ProgressWeave } from './progress-weave';

const meta = {
  title: 'Components/ProgressWeave',
  component: ProgressWeave,
  tags: ['autodocs'],
  parameters: usage({
    use: 'above a form of several pages that is filled in from the first to the last.',
    instead: 'Steps one may go back to by name: ProgressSteps. A request that others work on: RequestLine.',
    words: 'Each step as its page is called, in one to three words.',
    access: 'The words "Step 2 of 7: Me" say it; the band is hidden from screen readers.',
  }),
  args: {
    steps: ['Plan', 'Me', 'Spouse', 'Children', 'Extended family', 'Beneficiaries', 'Check and send'],
    current: 2,
  },
} satisfies Meta<typeof ProgressWeave>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheSecond: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Step 2 of 7:/)).toHaveTextContent('Step 2 of 7: Me');
  },
};
export const AtTheFirst: Story = { args: { current: 1 } };
export const AtTheLast: Story = { args: { current: 7 } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { steps: ['Plan', 'Everybody who belongs to your extended family and lives with you'], current: 2 },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const SecondBrand: Story = { parameters: { brand: 'lwandle' } };
