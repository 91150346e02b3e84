import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { ButtonLink } from '../actions/button-link';
import { usage } from '../testing/usage';
import { ActionItem, ActionList } from './action-list';

const meta = {
  title: 'Components/ActionList',
  component: ActionList,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for what needs whoever reads now, on home. Nothing at all when nothing does.',
    instead: 'What others work on: RequestLine. Something to know: Alert.',
    words: 'What is to be done as a command, then by when. The button names it again in one or two words.',
    access: 'A list; the gold line beside an item only repeats that it is the reader’s turn.',
  }),
  render: () => (
    <ActionList>
      <ActionItem title="Pay R 288 to keep everybody covered" detail="By 14 December 2026">
        <ButtonLink href="#pay">Pay R 288</ButtonLink>
      </ActionItem>
      <ActionItem
        title="Send the birth certificate of Nomathembakazikhanyisile"
        detail="By 22 December 2026. Nomathembakazikhanyisile is not covered yet."
      >
        <ButtonLink variant="secondary" href="#send">
          Send it
        </ButtonLink>
      </ActionItem>
      <ActionItem title="Continue adding a child" detail="Kept until 22 December 2026">
        <ButtonLink variant="secondary" href="#draft">
          Continue
        </ButtonLink>
        <Button variant="quiet">Discard</Button>
      </ActionItem>
    </ActionList>
  ),
} satisfies Meta<typeof ActionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeThings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const SecondBrand: Story = { parameters: { brand: 'lwandle' } };
