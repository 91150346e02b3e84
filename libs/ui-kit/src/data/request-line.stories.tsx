import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../actions/button-link';
import { Stack } from '../layout/stack';
import { usage } from '../testing/usage';
import { RequestLine } from './request-line';

const steps = ['Sent', 'Documents', 'Checked', 'Done'];

const meta = {
  title: 'Components/RequestLine',
  component: RequestLine,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for every request that is under way: on home, in lists, on its own page, for staff.',
    instead: 'Pages of a form: ProgressWeave or ProgressSteps.',
    words: 'The contract has them: the title names the person, the sentence says whose move it is and by when.',
    access:
      'The stones are hidden from screen readers: "Step 2 of 4" and the sentence say the same. Each line is an article named by its title.',
  }),
  args: {
    title: <a href="#request">Add Amahle</a>,
    steps,
    step: 2,
    place: 'Step 2 of 4',
    turn: 'mine',
    sentence: 'Your move: send the birth certificate by 22 December 2026.',
    children: (
      <ButtonLink variant="secondary" href="#send">
        Send the birth certificate
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof RequestLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourMove: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Add Amahle' })).toHaveTextContent('Step 2 of 4');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const every = () => (
  <Stack gap="lg">
    <RequestLine {...meta.args} />
    <RequestLine
      title="New bank account"
      steps={steps}
      step={3}
      place="Step 3 of 4"
      turn="theirs"
      sentence="Our move: we decide by 22 December 2026."
    />
    <RequestLine
      title="Change of plan"
      steps={steps}
      step={4}
      place="Step 4 of 4"
      turn="nobody"
      sentence="Done on 20 November 2026."
    />
    <RequestLine
      title="Remove Sipho"
      steps={steps}
      step={3}
      place="Step 3 of 4"
      turn="nobody"
      end="Declined"
      sentence="Declined on 20 November 2026: the divorce order is not signed."
    />
    <RequestLine
      title="Add Nomathembakazikhanyisile Bhekizizwe-Ndlovukazi van der Merwe"
      steps={steps}
      step={2}
      place="Step 2 of 4"
      turn="nobody"
      end="Withdrawn"
      sentence="Withdrawn on 20 November 2026."
    />
  </Stack>
);
export const EveryState: Story = { render: every };
export const OnASmallPhone: Story = { render: every, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { render: every, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { render: every, parameters: { brand: 'lwandle' } };
