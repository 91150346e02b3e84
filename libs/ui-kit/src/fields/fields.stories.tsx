import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox as Tick } from './checkbox';
import { CheckboxField } from './checkbox-field';
import { CheckboxGroup } from './checkbox-group';
import { DateField } from './date-field';
import { Button } from '../actions/button';
import { FieldGroup } from './field-group';
import { FieldRow } from './field-row';
import { FieldValue } from './field-value';
import { FileCard } from '../data/file-card';
import { FileField } from './file-field';
import { LockedField } from './locked-field';
import { RadioGroup } from './radio-group';
import { Radio } from './radio';
import { SelectField } from './select-field';
import { Stack } from '../layout/stack';
import { usage } from '../testing/usage';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const meta = {
  title: 'Components/Fields',
  component: TextField,
  subcomponents: {
    SelectField,
    RadioGroup,
    Radio,
    CheckboxField,
    CheckboxGroup,
    Checkbox: Tick,
    DateField,
    FileField,
    TextAreaField,
    LockedField,
    FieldGroup,
    FieldRow,
  },
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one question each: a label, a hint where people need it, the error beside the field.',
    instead:
      'A form out of a schema: the forms library, which draws these. Something that cannot be changed: DescriptionList.',
    words:
      'The label is a noun without a colon. The hint says where to find it or how to write it. Errors come from the rules, word for word.',
    access:
      'Label, hint and error belong to the control. An error does not go by its colour alone. As wide as what people type; never smaller ' +
      'than 16 px, so that a phone does not zoom.',
  }),
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
  args: { error: 'Enter the policy number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Enter the policy number');
  },
};
export const Amount: Story = { args: { label: 'Amount', prefix: 'R', inputMode: 'decimal', inputWidth: 12 } };
/** As wide as what is typed, on one scale; never wider than the page. */
export const Widths: Story = {
  render: () => (
    <Stack>
      <TextField label="Postal code" inputWidth={6} inputMode="numeric" defaultValue="000000" />
      <TextField label="Cellphone number" inputWidth={12} type="tel" defaultValue="082 123 4567" />
      <TextField label="Surname" inputWidth={20} defaultValue="Van der Westhuizen" />
      <TextField label="Street address" inputWidth="full" defaultValue="12 Long Street" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const widths = boxes.map((box) => box.clientWidth);
    await expect(widths).toEqual([...widths].sort((one, other) => one - other));
    for (const box of boxes) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const WidthsOnASmallPhone: Story = { ...Widths, globals: { viewport: { value: 'small' } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '70041234' } };
export const Select: Story = {
  render: () => (
    <SelectField label="Relationship to you" inputWidth={20}>
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
export const RadioCards: Story = {
  render: () => (
    <RadioGroup legend="How do you want to pay?" layout="cards">
      <Radio name="way" label="Debit order" hint="On a day of your choice, from your bank account" defaultChecked />
      <Radio name="way" label="Pay@" hint="Cash at a store, by card or in an app" />
    </RadioGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pay@'));
    await expect(canvas.getByRole('radio', { name: 'Pay@' })).toBeChecked();
  },
};
export const Checkboxes: Story = {
  render: () => (
    <CheckboxGroup legend="Which benefits do you want to add?" layout="cards">
      <Tick label="Grocery benefit" hint="R 18 a month" />
      <Tick label="Airtime benefit" hint="R 4 a month" />
    </CheckboxGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Grocery benefit'));
    await userEvent.click(canvas.getByText('Airtime benefit'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Which benefits do you want to add?' })).toBeVisible();
  },
};
export const RadiosInARow: Story = {
  render: () => (
    <RadioGroup legend="Studying full time" layout="row">
      <Radio name="student" label="Yes" />
      <Radio name="student" label="No" />
    </RadioGroup>
  ),
};
export const DateInThreeFields: Story = {
  render: () => (
    <DateField
      label="Date of birth"
      hint="For example 15 1 1990"
      error="Date of birth must be a real date"
      wrong={['month']}
      value={{ day: '15', month: '13', year: '1990' }}
      onValue={fn()}
    />
  ),
};
export const File: Story = {
  render: () => (
    <FileField
      label="Proof of study"
      hint="PDF, JPG or PNG"
      accept=".pdf"
      state="empty"
      onFile={fn()}
      onRemove={fn()}
    />
  ),
};
export const FileChosen: Story = {
  render: () => (
    <FileField label="Proof of study" accept=".pdf" state="ready" onFile={fn()} onRemove={fn()}>
      <FileCard name="a-very-long-name-of-a-letter-from-the-university-of-the-witwatersrand.pdf" detail="PDF, 312 KB" />
    </FileField>
  ),
};
export const Locked: Story = {
  render: () => (
    <LockedField label="Date of birth" hint="From the ID number">
      15 January 1990
    </LockedField>
  ),
};
export const Group: Story = {
  render: () => (
    <FieldGroup legend="Home address" hint="Where you live, not where your post goes">
      <TextField label="Street address" />
      <TextField label="City or town" inputWidth={20} />
    </FieldGroup>
  ),
};
export const LetterForLetter: Story = { render: () => <FieldValue>{'{ "Cell_Number": "27821234567" }'}</FieldValue> };

export const WithItsButton: Story = {
  render: () => (
    <FieldRow>
      <TextField label="Policy number" hint="10 digits, on your schedule" />
      <Button>Search</Button>
    </FieldRow>
  ),
};
export const WithItsButtonOnASmallPhone: Story = {
  ...WithItsButton,
  globals: { viewport: { value: 'small' } },
};
