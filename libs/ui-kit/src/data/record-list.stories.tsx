import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Amount } from '../text/amount';
import { Card } from '../layout/card';
import { chipStyle } from '../feedback/chip-style';
import { Cluster } from '../layout/cluster';
import { Heading } from '../text/heading';
import { RecordList } from './record-list';
import { Stack } from '../layout/stack';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const people = [
  { name: 'Lindiwe Nkosi', about: 'Biological child, 11 years', cover: 'R 15 000' },
  { name: 'Themba Nkosi', about: 'Biological child, 4 years', cover: 'R 7 500' },
];
const onFollow = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Components/RecordList',
  component: RecordList,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for many people or things of one kind, of which a name and a few words are enough to choose one.',
    instead: 'Up to three with facts and buttons of their own: RecordCard. Values to compare or sort: DataTable.',
    words: 'The name is the link. One line says who it is, one how things stand, an amount stands at the end.',
    access:
      'A list of rows, each under a heading with one link that fills the row. Other links in a row keep their place.',
  }),
  render: (args) => (
    <Card>
      <RecordList {...args}>
        {people.map(({ name, about, cover }, index) => (
          <li key={name}>
            <Cluster justify="between" align="baseline" wrap="no">
              <Stack gap="none">
                <Heading level={3} size="sm">
                  <a href={`#${index}`} onClick={onFollow}>
                    {name}
                  </a>
                </Heading>
                <Text size="sm" tone="muted">
                  {about}
                </Text>
                {index === 1 && (
                  <Cluster>
                    <a className={chipStyle('amber')} href="#pending">
                      Pending
                    </a>
                  </Cluster>
                )}
              </Stack>
              <Amount>{cover}</Amount>
            </Cluster>
          </li>
        ))}
      </RecordList>
    </Card>
  ),
} satisfies Meta<typeof RecordList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ARowLeadsToItsRecord: Story = {
  play: async ({ canvas }) => {
    onFollow.mockClear();
    const row = canvas.getByText('R 15 000').getBoundingClientRect();
    const there = document.elementFromPoint(row.left - 8, row.bottom + 4);
    await expect(there).toBe(canvas.getByRole('link', { name: 'Lindiwe Nkosi' }));
    const chip = canvas.getByRole('link', { name: 'Pending' }).getBoundingClientRect();
    await expect(document.elementFromPoint(chip.left + 20, chip.top + 20)).toHaveTextContent('Pending');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lindiwe Nkosi' })).toHaveFocus();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
