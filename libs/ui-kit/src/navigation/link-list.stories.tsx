import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardIcon } from '../icons/card-icon';
import { PersonIcon } from '../icons/person-icon';
import { usage } from '../testing/usage';
import { LinkList } from './link-list';

const meta = {
  title: 'Components/Link list',
  component: LinkList,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for many ways on, one below another: what stands behind More.',
    instead: 'What people do most: QuickLinks. One way on: ButtonLink. A menu of a button: Menu.',
    words: 'The title of the page it leads to.',
    access: 'A landmark named by its heading, with a list. Each line is as large as a thumb.',
  }),
  args: {
    title: 'Your policy',
    children: [
      <a key="bank" href="#bank" aria-current="page">
        <CardIcon />
        Banking details
      </a>,
      <a key="person" href="#person">
        <PersonIcon />
        Personal details
      </a>,
    ],
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Your policy' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
