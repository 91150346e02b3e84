import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button';
import { everyState, familyOfFive, largeFamily, longNames } from '../../testing/a-covered-family';
import { usage } from '../../testing/usage';
import { CoverCard } from './cover-card';
import { CoverCardSkeleton } from './cover-card-skeleton';

const meta = {
  title: 'Components/CoverCard',
  component: CoverCard,
  tags: ['autodocs'],
  parameters: usage({
    use: 'wherever somebody asks who is covered: home, the certificate, servicing, a case.',
    instead: 'One person on their own page: PersonCoverCard. What a plan pays by age: AmountList.',
    words: 'All from the domain: the headline answers, each sentence says what for, the last line what changes next.',
    access: 'A region named by its headline, its people a list. The bar repeats what the sentence and the amount say.',
  }),
  args: {
    headline: 'Today, 22 November 2026: all 5 of you are covered.',
    people: familyOfFive,
    next: 'Themba’s cover rises to R 15 000 on his 6th birthday, 3 May 2028',
    nameOf: ({ name }) => <a href="#person">{name}</a>,
    children: (
      <>
        <Button variant="quiet">Share</Button>
        <Button variant="quiet">Print</Button>
      </>
    ),
  },
} satisfies Meta<typeof CoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const mixed = { headline: '5 of 9 are covered today.', people: everyState };

export const EverybodyCovered: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Today, 22 November 2026: all 5 of you are covered.' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(5);
    await expect(card.getByRole('link', { name: 'Sipho Nkosi' })).toBeVisible();
  },
};
export const EveryState: Story = { args: mixed };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const EveryStateOnASmallPhone: Story = { args: mixed, globals: { viewport: { value: 'small' } } };
export const OnADesk: Story = { args: mixed, globals: { viewport: { value: 'desk' } } };
export const SeventeenPeople: Story = {
  args: { headline: 'Today, 22 November 2026: all 17 of you are covered.', people: largeFamily, next: null },
  globals: { viewport: { value: 'small' } },
};

/** How many lines a name stands in. */
const linesOf = (name: HTMLElement) =>
  Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight));

/** No word is broken that has room on a line of its own, and what a name takes nothing else takes from it. */
export const LongNamesInLargeText: Story = {
  args: {
    headline: 'Today, 22 November 2026: all 3 of you are covered.',
    people: longNames,
    nameOf: ({ name }) => <span>{name}</span>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { documentElement } = document;
    const nameOf = (name: RegExp) => canvas.getByText(name);
    await expect(linesOf(nameOf(/^Featherstonehaugh/))).toBeLessThanOrEqual(3);
    documentElement.style.fontSize = '200%';
    try {
      await expect(linesOf(nameOf(/^Nomathamsanqa/))).toBeLessThanOrEqual(8);
      await expect(linesOf(nameOf(/^Bo Ng/))).toBe(1);
      await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    } finally {
      documentElement.style.fontSize = '';
    }
  },
};
export const Offline: Story = { args: { asOf: 'You are offline. This is what we knew at 14:02 on 22 November 2026.' } };
export const Dark: Story = { args: mixed, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { args: mixed, parameters: { brand: 'lwandle' } };
export const SecondBrandDark: Story = { args: mixed, parameters: { brand: 'lwandle', theme: 'dark' } };
export const OnItsWay: Story = { render: () => <CoverCardSkeleton people={5} aria-label="Loading your cover" /> };
