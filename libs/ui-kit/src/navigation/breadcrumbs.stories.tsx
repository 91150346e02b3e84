import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';
import { usage } from '../testing/usage';

const link = (to: string, words: string) => (
  <a key={to} href={to}>
    {words}
  </a>
);

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: usage({
    use: 'above the heading of every page but home and sign-in: the way back up.',
    instead: 'Steps of one task: ProgressSteps. Neighbouring pages: Pagination.',
    words: 'The titles of the pages, word for word. The last one is the page one is on, as plain text.',
    access:
      'A landmark named "Breadcrumbs" with a list; the last item is marked as this page (`aria-current`). Arrows are decoration.',
  }),
  args: { items: [link('#home', 'Home'), link('#dependants', 'Dependants'), 'Lindiwe Nkosi'] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WayBack: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Lindiwe Nkosi')).toHaveAttribute('aria-current', 'page');
  },
};
export const OneStep: Story = { args: { items: [link('#home', 'Home'), 'Documents'] } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      link('#home', 'Home'),
      link('#beneficiaries', 'Beneficiaries'),
      link('#one', 'Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi'),
      'Update beneficiary',
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
