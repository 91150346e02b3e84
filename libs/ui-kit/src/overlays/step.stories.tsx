import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Step } from './step';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Step',
  component: Step,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for what a person does with one item of a list: it stands where the buttons stood, until it is done or left.',
    instead: 'A question that nothing else may interrupt: ConfirmDialog. The parts of a long form: ProgressSteps.',
    words: 'The title says what is being done, in the words of the button that began it.',
    access:
      'The heading takes the focus, so a screen reader says what has begun. Whoever closes the step gives the focus back.',
  }),
} satisfies Meta<typeof Step>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { title: 'Decline request', children: <Text>The policyholder reads your reason.</Text> },
};

function Item() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Decline</Button>;
  return (
    <Step title="Decline request">
      <Button onClick={() => setOpen(false)}>Back</Button>
    </Step>
  );
}

export const TakesTheFocus: Story = {
  args: Open.args,
  render: () => <Item />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(canvas.getByRole('heading', { name: 'Decline request' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Decline request' })).toBeVisible();
  },
};
