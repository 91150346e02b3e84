import { FieldValue, Stack, Text } from '@portal/ui-kit';
import { anIdNumber } from '@portal/domain/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { answersOf } from './answers-of';
import { defineForm } from './definition/define-form';
import { confirmField } from './rows/confirm-field';
import { idNumberFills, idNumberIsKnown } from './rows/id-number-facts';
import { type SubmitAnswer } from './store/refusal';
import { SchemaForm } from './form/schema-form';
import { checkbox } from './widgets/checkbox';
import { date } from './widgets/date';
import { idNumber } from './widgets/id-number';
import { phone } from './widgets/phone';
import { radios } from './widgets/radios';
import { text } from './widgets/text';
import { usage } from '@portal/ui-kit/stories';

const required = (sentence: string) => v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence));
const genders = [
  { code: 'FEMALE', label: 'Female' },
  { code: 'MALE', label: 'Male' },
] as const;

const childForm = defineForm({
  name: 'pattern',
  schema: v.object({
    Surname: required('Enter the surname'),
    Id_Number: v.pipe(v.string(), v.regex(/^\d{13}$/, 'ID number must be 13 digits')),
    Date_Of_Birth: required('Enter the date of birth'),
    Gender: v.picklist(['FEMALE', 'MALE'], 'Select the gender'),
    Cell_Number: required('Phone number is required'),
    Is_Student: v.optional(v.boolean(), false),
    School: v.nullish(required('Name of school is required'), null),
  }),
  items: [
    { name: 'Surname', label: 'Surname', widget: text({ inputWidth: 20 }) },
    { name: 'Id_Number', label: 'ID number', widget: idNumber(), fills: idNumberFills },
    { name: 'Date_Of_Birth', label: 'Date of birth', widget: date(), locked: idNumberIsKnown },
    { name: 'Gender', label: 'Gender', widget: radios(genders), locked: idNumberIsKnown },
    { name: 'Cell_Number', label: 'Cellphone number', widget: phone() },
    confirmField({
      name: 'Confirm_Cell_Number',
      of: 'Cell_Number',
      label: 'Cellphone number again',
      widget: phone(),
      differs: 'Cellphone numbers do not match',
      missing: 'Type the number again',
    }),
    {
      legend: 'Studies',
      fields: [
        { name: 'Is_Student', label: 'Studying full time', widget: checkbox() },
        { name: 'School', label: 'School', widget: text(), when: ({ Is_Student }) => Is_Student === true },
      ],
    },
  ],
  refusals: { DUPLICATE: 'Id_Number' },
});

const filled = {
  Surname: 'Nkosi',
  Id_Number: anIdNumber({ born: '1990-01-15' }),
  Date_Of_Birth: '1990-01-15',
  Gender: 'FEMALE',
  Cell_Number: '27821234567',
  Confirm_Cell_Number: '27821234567',
};

interface PatternProps {
  initialValues?: object;
  onSubmit: (body: object) => Promise<SubmitAnswer | void> | SubmitAnswer | void;
}

const meta = {
  title: 'Forms/Patterns',
  tags: ['autodocs'],
  parameters: usage({
    use: 'to see how fields work together: one that fills in another, one that appears with an answer, one that is typed twice, a refusal of the service beside its field.',
    instead: 'One field alone: its own page under Forms.',
    words: 'Every sentence comes from the schema or from the domain, never from the form.',
    access:
      'What is wrong stands beside its field and, after Send, in a summary that takes the focus and leads there. A field that appears comes after what made it appear.',
  }),
  args: { onSubmit: fn() },
  render: ({ initialValues = {}, onSubmit }: PatternProps) => (
    <SchemaForm
      form={childForm}
      today="2026-11-20"
      initialValues={initialValues}
      leave="free"
      submitLabel="Send"
      onSubmit={onSubmit}
    />
  ),
} satisfies Meta<PatternProps>;
export default meta;
type Story = StoryObj<PatternProps>;

export const ManyErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Select the gender' }));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
  },
};

export const AFieldThatAppears: Story = {
  args: { initialValues: filled },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'School' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Studying full time' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'School' }), 'Wits');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Studying full time' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ School: null }), expect.anything());
  },
};

export const AnAnswerThatSettlesOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'ID number' });
    await userEvent.type(number, anIdNumber({ born: '1990-01-15' }));
    await expect(canvas.getByText('15 January 1990')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Gender' })).toBeNull();
    await userEvent.type(number, '{Backspace}');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1990');
  },
};

export const TypedTwice: Story = {
  args: { initialValues: { ...filled, Confirm_Cell_Number: '27821234568' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('link', { name: 'Cellphone numbers do not match' })).toBeVisible();
    const again = canvas.getByRole('textbox', { name: 'Cellphone number again' });
    await userEvent.clear(again);
    await userEvent.type(again, '+27 82 123 4567');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const refused = (code: string, message: string): PatternProps['onSubmit'] => {
  return async () => ({ success: false, status: 409, code, message });
};

export const TheServiceRefusesAField: Story = {
  args: { initialValues: filled, onSubmit: refused('DUPLICATE', 'This person is already on the policy') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'This person is already on the policy' }));
    await expect(canvas.getByRole('textbox', { name: 'ID number' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Nkosi');
  },
};

export const TheServiceRefusesTheWhole: Story = {
  args: { initialValues: filled, onSubmit: refused('RATE_LIMIT', 'Too many requests. Please try again later.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Nkosi');
  },
};

export const PressedTwiceIsSentOnce: Story = {
  args: { initialValues: filled, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), '{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The form, then its answers in words, and back: what was typed comes along. */
function CheckYourAnswers() {
  const [values, setValues] = useState<object | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  if (isChecking && values) {
    return (
      <Stack>
        {answersOf(childForm, values, { today: '2026-11-20' }).map(({ name, label, value }) => (
          <Text key={name}>
            {label}: {value}
          </Text>
        ))}
        <button type="button" onClick={() => setIsChecking(false)}>
          Change
        </button>
      </Stack>
    );
  }
  return (
    <SchemaForm
      form={childForm}
      today="2026-11-20"
      initialValues={values ?? filled}
      leave="free"
      submitLabel="Continue"
      onSubmit={(_, sent) => setValues(sent.values)}
      onDone={() => setIsChecking(true)}
    />
  );
}

export const CheckedBeforeItIsSent: Story = {
  render: () => <CheckYourAnswers />,
  play: async ({ canvas, userEvent }) => {
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.clear(surname);
    await userEvent.type(surname, 'Dlamini');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Date of birth: 15 January 1990')).toBeVisible();
    await expect(canvas.getByText('Surname: Dlamini')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Dlamini');
  },
};

export const ADraftIsHandedOver: Story = {
  render: function WithDraft() {
    const [draft, setDraft] = useState('');
    return (
      <Stack>
        <SchemaForm
          form={childForm}
          today="2026-11-20"
          leave="free"
          submitLabel="Send"
          onSubmit={() => undefined}
          onDraft={(values) => setDraft(JSON.stringify(values.Surname))}
          draftDelay={50}
        />
        <FieldValue aria-label="The draft">{draft}</FieldValue>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Nkosi');
    await waitFor(() => expect(canvas.getByLabelText('The draft')).toHaveTextContent('"Nkosi"'));
  },
};
