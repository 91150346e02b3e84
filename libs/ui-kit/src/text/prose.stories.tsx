import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Contents } from './contents';
import { Heading } from './heading';
import { List } from './list';
import { Prose } from './prose';
import { Stack } from '../layout/stack';
import { usage } from '../testing/usage';
import { Text } from './text';

const chapters = [
  { id: 'cover', title: 'Your cover' },
  { id: 'premiums', title: 'Premiums, grace period, lapse, reinstatement' },
  { id: 'claims', title: 'Claims' },
];

const meta = {
  title: 'Components/Prose',
  component: Prose,
  subcomponents: { Contents },
  tags: ['autodocs'],
  parameters: usage({
    use: 'for pages that are read: terms, notices. `Contents` stands above them where there are more than four headings.',
    instead: 'Facts about one thing: DescriptionList. One thing that few need: Disclosure.',
    words:
      'One thought a paragraph, three sentences at most. A heading in the contents is the heading on the page, word for word.',
    access:
      'The contents are a landmark of that name. A link takes the keyboard along: its heading gets the focus, so it needs an id and ' +
      '`tabIndex={-1}`. Document has no contents.',
  }),
  render: () => (
    <Stack gap="lg">
      <Contents items={chapters} />
      {chapters.map(({ id, title }, place) => (
        <Prose key={id}>
          <Heading id={id} tabIndex={-1}>
            {place + 1}. {title}
          </Heading>
          <Text>Cover starts on the first day of the month for which we receive your first premium.</Text>
          <Heading level={3}>What we need</Heading>
          <List>
            <li>the claim form</li>
            <li>the death certificate, and the notification of death that the hospital or the undertaker filled in</li>
          </List>
        </Prose>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chapters: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const JumpsToAHeading: Story = {
  play: async ({ canvas, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    await userEvent.click(contents.getByRole('link', { name: 'Claims' }));
    await expect(canvas.getByRole('heading', { name: '3. Claims' })).toHaveFocus();
  },
};
