import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge';
import { Card } from '../layout/card';
import { DescriptionList } from './description-list';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for what is known about one person or thing: a label and a value a row.',
    instead: 'Many things of one kind: DataTable. Now beside then: ComparisonTable. Amounts that add up: AmountList.',
    words:
      'Labels as on the form, in its order. An empty value is "-". Mask ID and account numbers before they come here.',
    access: 'Terms and definitions. Each label appears once. Label above value where there is no room beside it.',
  }),
  args: {
    rows: [
      { label: 'First name', value: 'Thandi' },
      { label: 'Surname', value: 'Nkosi' },
      { label: 'Cellphone number', value: '082 123 4567' },
      { label: 'Email address', value: '-' },
      { label: 'State', value: <Badge tone="green">Active</Badge> },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Thandi');
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        label: 'Email address for everything that has to do with this policy',
        value: `${'averylongname'.repeat(5)}@example.co.za`,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
