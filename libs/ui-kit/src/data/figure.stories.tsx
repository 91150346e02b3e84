import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../layout/card';
import { Columns } from '../layout/columns';
import { Figure } from './figure';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the one or two numbers a page is about: the cover, the premium.',
    instead: 'Several amounts: AmountList. A number among other facts: DescriptionList.',
    words: 'The caption says what the number is and for how long: "Premium a month".',
    access: 'A figure with its caption. The number shrinks before it would leave its card.',
  }),
  args: { value: 'R 50 000', caption: 'Cover for you' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('R 50 000Cover for you');
  },
};
export const Two: Story = {
  render: (args) => (
    <Columns>
      <Figure {...args} />
      <Figure value="R 245" caption="Premium a month" />
    </Columns>
  ),
};
export const LargeNumberOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: 'R 1 250 000',
    caption: 'Cover for the whole of the family, children and extended family included',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
