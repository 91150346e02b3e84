import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuickLinks } from './quick-links';
import { usage } from '../testing/usage';

const names = ['Beneficiaries', 'Home', 'Terms and Conditions', 'Documents', 'Banking Details', 'Personal Details'];
const tiles = names.map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));

const meta = {
  title: 'Components/QuickLinks',
  component: QuickLinks,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the block of ways on the home page, and as the side panel of a PageLayout.',
    instead: 'One way on: ButtonLink. Ways back: Breadcrumbs. Ways in a text: links.',
    words: 'The title of the page it leads to, two or three words.',
    access: 'A landmark named by its heading, with a list of links. The whole tile can be tapped. Not printed.',
  }),
  args: { children: tiles },
} satisfies Meta<typeof QuickLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const block = canvas.getByRole('navigation', { name: 'Quick Links' });
    await expect(within(block).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Beneficiaries' })).toHaveFocus();
  },
};
export const OneTile: Story = { args: { children: tiles[0] } };
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: <a href="#long">Everything you ever wanted to know about your supplementary benefits</a> },
};
