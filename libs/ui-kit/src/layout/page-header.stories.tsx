import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from './page-header';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: usage({
    use: 'once a page. PageLayout brings it along.',
    instead: 'A part of a page: Heading in a Section. Home and sign-in: Hero.',
    words:
      'The title is the name by which breadcrumbs and links call the page. The description is one sentence on what it is for.',
    access: 'Holds the one `h1` of the page.',
  }),
  args: { title: 'Beneficiaries' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Beneficiaries' })).toBeVisible();
  },
};
export const WithDescription: Story = {
  args: { description: 'Who is paid when a claim is paid, and how much of it.' },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi',
    description: 'Everything we know about her, what she is covered for, and what is still waiting for approval.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
