import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from './accordion';
import { AccordionItem } from './accordion-item';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  tags: ['autodocs'],
  parameters: usage({
    use: 'for long pages of which most people need one part: the terms, questions and answers.',
    instead: 'Everybody needs all of it: headings. One thing to open: Disclosure. Views of one thing: Tabs.',
    words: 'A title says what is inside, in the words people search for, and is no sentence of its own.',
    access:
      'The browser opens and closes each section, by Enter, Space and by a search in the page. Set `level` so that the titles ' +
      'fit under the heading above. On paper all sections are open.',
  }),
  args: {
    children: [
      <AccordionItem key="wait" title="Is there a waiting period?">
        <Text>Six months for death by natural causes. Accidents are covered from the first day.</Text>
      </AccordionItem>,
      <AccordionItem key="miss" title="What if I miss a payment?">
        <Text>You have 30 days to pay. You stay covered in that time.</Text>
      </AccordionItem>,
      <AccordionItem key="claim" title="How do I claim?">
        <Text>Call us at any hour. We pay within 48 hours once we have the documents.</Text>
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = {
  args: {
    children: (
      <AccordionItem title="Is there a waiting period?" open>
        <Text>Six months for death by natural causes. Accidents are covered from the first day.</Text>
      </AccordionItem>
    ),
  },
};
export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Is there a waiting period?').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Is there a waiting period?'));
    await expect(canvas.getByText(/Six months/)).toBeVisible();
    await expect(canvas.getByText(/You have 30 days/)).not.toBeVisible();
  },
};
export const ShowAllAndHideAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText(/Call us at any hour/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide all' }));
    await expect(canvas.getByText(/Call us at any hour/)).not.toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show all' })).toHaveFocus();
  },
};
export const OpenedOneByOne: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Is there a waiting period?', 'What if I miss a payment?', 'How do I claim?'])
      await userEvent.click(canvas.getByText(title));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide all' })).toBeVisible());
  },
};
export const LongTitleOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: (
      <AccordionItem title="What happens to the cover of my children when they turn 22, study full time or marry?" open>
        <Text>A child who studies full time is covered until 26.</Text>
      </AccordionItem>
    ),
  },
};
