import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack';
import { usage } from '../../testing/usage';
import { CoverBar } from './cover-bar';

const meta = {
  title: 'Components/CoverBar',
  component: CoverBar,
  tags: ['autodocs'],
  parameters: usage({
    use: 'under the name and the amount of somebody who is covered.',
    instead: 'Progress through a form: ProgressWeave. Several amounts that add up: AmountList.',
    words: 'None of its own: the sentence above says what it shows. Alone it needs a `label`.',
    access: 'Hidden from screen readers unless it has a label, and then a picture of that name.',
  }),
  args: { parts: { now: 20_000, waiting: 10_000, limit: 0 }, label: 'R 20 000 today, R 30 000 from 1 June 2027' },
} satisfies Meta<typeof CoverBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartStillWaits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'R 20 000 today, R 30 000 from 1 June 2027' })).toBeVisible();
  },
};

const everyBar = () => (
  <Stack>
    <CoverBar parts={{ now: 50_000, waiting: 0, limit: 0 }} label="Covered in full" />
    <CoverBar parts={{ now: 20_000, waiting: 10_000, limit: 0 }} label="A part waits" />
    <CoverBar parts={{ now: 0, waiting: 15_000, limit: 0 }} label="All of it waits" />
    <CoverBar parts={{ now: 1_250, waiting: 0, limit: 18_750 }} label="The law keeps the rest away" />
    <CoverBar parts={{ now: 0, waiting: 15_000, limit: 0 }} tone="blue" label="Starts later" />
    <CoverBar parts={{ now: 15_000, waiting: 0, limit: 0 }} tone="amber" label="At risk" />
    <CoverBar parts={{ now: 0, waiting: 0, limit: 15_000 }} tone="red" label="Not covered" />
    <CoverBar parts={{ now: 0, waiting: 0, limit: 0 }} tone="grey" label="Nothing to cover" />
  </Stack>
);

export const EveryState: Story = { render: everyBar };
export const Dark: Story = { render: everyBar, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { render: everyBar, parameters: { brand: 'lwandle' } };
