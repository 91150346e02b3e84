import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../icons/check-icon';
import { PeopleIcon } from '../icons/people-icon';
import { TextField } from '../fields/text-field';
import { usage } from '../testing/usage';
import { Count, MainNavigation } from './main-navigation';
import { HomeIcon, MoreIcon } from './place-icons';

const meta = {
  title: 'Components/Main navigation',
  component: MainNavigation,
  subcomponents: { Count },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: 'once, by the portal, in the header of every page of somebody who is signed in.',
      instead: 'Ways to what people do most: QuickLinks. Ways back: Breadcrumbs. Parts of one page: Tabs.',
      words: 'One word a place, the same as the heading of its page or shorter. Five at most.',
      access:
        'A landmark named Main. `aria-current` on a link marks where somebody is. At the bottom of a phone, out of the way while ' +
        'somebody types. A child with `data-size` is there on one size of screen only. Not printed.',
    }),
  },
  args: {
    children: [
      <a key="home" href="#home" aria-current="page">
        <HomeIcon />
        Home
      </a>,
      <a key="people" href="#people">
        <PeopleIcon />
        People
      </a>,
      <a key="approvals" href="#approvals">
        <CheckIcon />
        <Count of={100} />
        Approvals
      </a>,
      <button key="more" type="button">
        <MoreIcon />
        More
      </button>,
    ],
  },
} satisfies Meta<typeof MainNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const WhileSomebodyTypes: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <TextField id="name" label="First name" />
      <MainNavigation {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await userEvent.click(canvas.getByLabelText('First name'));
    await expect(bar).not.toBeVisible();
    await userEvent.tab();
    await expect(bar).toBeVisible();
  },
};
