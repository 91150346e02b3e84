import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Text } from '../text/text';
import { usage } from '../testing/usage';
import { Card } from './card';
import { Cockpit } from './cockpit';
import { PageLayout } from './page-layout';
import { Stack } from './stack';
import { Stays } from './stays';

const meta = {
  title: 'Components/Stays',
  component: Stays,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the one thing that a long page is read for: a decision, a preview of the row somebody is in.',
    instead: 'What is read once: the side of the page as it is.',
    words: 'Few: as a bar it takes a quarter of a phone at most.',
    access:
      'The page scrolls what has the focus clear of the bar. In a low window it is a part of the page like any other.',
  }),
  args: { small: 'bar' },
  render: (stays) => (
    <PageLayout
      title="Add child"
      side={
        <Stays {...stays}>
          <Card>
            <Button>Approve</Button>
          </Card>
        </Stays>
      }
    >
      <Stack>
        {Array.from({ length: 30 }, (_, place) => (
          <Text key={place}>
            <a href="#top">A line of what is decided, {place + 1}</a>
          </Text>
        ))}
      </Stack>
    </PageLayout>
  ),
} satisfies Meta<typeof Stays>;
export default meta;
type Story = StoryObj<typeof meta>;

const isInSight = (element: HTMLElement) => element.getBoundingClientRect().bottom <= window.innerHeight;

export const Beside: Story = { globals: { viewport: { value: 'desk' } } };
export const ABarOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    await expect(isInSight(button)).toBe(true);
    for (let place = 0; place < 30; place += 1) {
      await userEvent.tab();
      if (document.activeElement === button) break;
      const focused = document.activeElement?.getBoundingClientRect();
      await expect(focused?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    }
  },
};
export const APartOfThePage: Story = { args: { small: 'flow' }, globals: { viewport: { value: 'phone' } } };

/** Beside the columns of a page that is worked on, and as a bar where these stand below one another. */
export const InACockpit: Story = {
  globals: { viewport: { value: 'wide' } },
  render: (stays) => (
    <Cockpit title="Sipho Nkosi">
      <Stack>
        {Array.from({ length: 30 }, (_, place) => (
          <Text key={place}>
            <a href="#top">A line of what is decided, {place + 1}</a>
          </Text>
        ))}
      </Stack>
      <div>
        <Text>Documents</Text>
      </div>
      <div>
        <Stays {...stays}>
          <Card>
            <Button>Approve</Button>
          </Card>
        </Stays>
        <Text>History</Text>
      </div>
    </Cockpit>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    canvas.getByRole('link', { name: 'A line of what is decided, 30' }).scrollIntoView({ block: 'end' });
    await expect(isInSight(button)).toBe(true);
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const ACockpitOnAPhone: Story = { ...InACockpit, globals: { viewport: { value: 'phone' } } };
