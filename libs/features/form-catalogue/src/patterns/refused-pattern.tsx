import { mainMemberEntries, written } from '@portal/contract';
import { alreadyOnPolicy, codesOf } from '@portal/domain';
import { defineForm, phone, radios, type SubmitAnswer } from '@portal/forms';
import * as v from 'valibot';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

/** How a service may answer, each with its code and its sentence. */
const answers = [
  { code: 'DUPLICATE', label: 'It refuses the cellphone number', status: 409, message: alreadyOnPolicy },
  {
    code: 'CONFLICT',
    label: 'It refuses the change as a whole',
    status: 409,
    message: 'Somebody has to approve first',
  },
  { code: 'BROKEN', label: 'It breaks', status: 500, message: 'The service could not answer' },
] as const;

const form = defineForm({
  name: 'demo-refused',
  schema: written({
    Cell_Number: mainMemberEntries.Cell_Number,
    answer: v.picklist(codesOf(answers), 'Say how the service answers'),
  }),
  items: [
    { name: 'Cell_Number', label: 'Cellphone number', widget: phone() },
    { name: 'answer', label: 'How the service answers', widget: radios(answers) },
  ],
  refusals: { DUPLICATE: 'Cell_Number' },
});

const refused = ({ answer }: Readonly<Record<string, unknown>>): SubmitAnswer => {
  const { status, code, message } = answers.find(({ code: one }) => one === answer) ?? answers[2];
  return { success: false, status, code, message };
};

export const RefusedPattern = (props: PatternProps) => (
  <Specimen
    {...props}
    about="What it says about a field stands beside the field; what it says about the whole stands above the button. Nothing that was typed is lost."
    form={form}
    initialValues={{ Cell_Number: '27821234567' }}
    onSubmit={refused}
    submitLabel="Send"
  />
);
