import { anIdNumber } from '@portal/domain/testing';
import { maskPassport } from '@portal/domain';
import { Card, DescriptionList } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedNumber } from './masked-number';
import { usage } from '@portal/ui-kit/stories';

const idNumber = anIdNumber({ born: '2015-03-04' });

const meta = {
  title: 'Workflow/MaskedNumber',
  tags: ['autodocs'],
  parameters: usage({
    use: 'wherever a number that names somebody is shown to its owner or to staff.',
    instead: 'A policy number, which may be read aloud: plain text.',
    words: 'The label is what the number is called on forms; the button is named after it.',
    access: 'The button says what it shows or hides. While a reason is asked for first, what came of it is said aloud.',
  }),
  component: MaskedNumber,
  args: { label: 'ID number', value: idNumber },
  render: (args) => (
    <Card>
      <DescriptionList
        rows={[
          { label: 'First name', value: 'Lindiwe' },
          { label: args.label, value: <MaskedNumber {...args} /> },
          { label: 'Date of birth', value: '4 March 2015' },
        ]}
      />
    </Card>
  ),
} satisfies Meta<typeof MaskedNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Passport: Story = { args: { label: 'Passport number', value: 'FN123456', mask: maskPassport } };

export const ShownByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(idNumber)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show ID number' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(idNumber)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide ID number' })).toHaveFocus();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show ID number' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
