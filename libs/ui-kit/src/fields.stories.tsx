import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckboxField } from './checkbox-field';
import { RadioGroup } from './radio-group';
import { Radio } from './radio';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const meta = {
  title: 'Components/Fields',
  component: TextField,
  args: { label: 'Policy number' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Policy number' }), '7004');
    await expect(canvas.getByRole('textbox')).toHaveValue('7004');
  },
};
export const WithHint: Story = { args: { hint: 'You find it on your policy schedule' } };
export const Invalid: Story = {
  args: { error: 'Policy number is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Policy number is required');
  },
};
export const Amount: Story = { args: { label: 'Amount', prefix: 'R', inputMode: 'decimal', inputWidth: 'medium' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '70041234' } };
export const Select: Story = {
  render: () => (
    <SelectField label="Relationship to you" inputWidth="long">
      <option>Biological child</option>
      <option>Stepchild</option>
    </SelectField>
  ),
};
export const SeveralLines: Story = { render: () => <TextAreaField label="Tell us more" /> };
export const Checkbox: Story = {
  render: () => <CheckboxField label="I am the parent or guardian" hint="We may ask for proof" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I am the parent or guardian'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Radios: Story = {
  render: () => (
    <RadioGroup legend="Studying full time" error="Choose one">
      <Radio name="student" label="Yes" />
      <Radio name="student" label="No" />
    </RadioGroup>
  ),
};
