import {
  type CallerQuestion,
  callerQuestions,
  labelOf,
  needsCaller,
  type ServicingReason,
  servicingReasons,
} from '@portal/domain';
import { defineForm, radios, text, type TextOptions, textArea } from '@portal/forms';
import { OpeningSchema } from './opening-schema';

interface Typed {
  readonly reason?: unknown;
}
const isForCaller = ({ reason }: Typed) => Boolean(reason) && needsCaller(reason as ServicingReason);
const isWithoutCaller = ({ reason }: Typed) => Boolean(reason) && !needsCaller(reason as ServicingReason);

/** One question to a caller: typed as it is heard, nothing offered and nothing remembered by the browser. */
const question = <Code extends CallerQuestion>(name: Code, hint: string, options: TextOptions = {}) => ({
  name,
  label: labelOf(callerQuestions, name),
  hint,
  optional: false,
  widget: text({ autoComplete: 'off', spellCheck: false, inputWidth: 12, ...options }),
});
const digits = { inputMode: 'numeric', inputWidth: 6 } as const;

/** A request that is taken on among the approvals opens its policy by itself. */
const reasonsHere = servicingReasons.filter(({ code }) => code !== 'DECISION');

/** Why a policy is opened; for somebody who calls or stands there, what they say about themselves. */
export const openingForm = defineForm({
  name: 'open-policy',
  schema: OpeningSchema,
  items: [
    { name: 'reason', label: 'Why do you open this policy?', widget: radios(reasonsHere, { layout: 'row' }) },
    {
      name: 'note',
      label: 'What do you need the policy for?',
      hint: 'In a few words, for example the reference of the letter',
      widget: textArea({ rows: 2, maxLength: 250 }),
      when: isWithoutCaller,
      optional: false,
    },
    {
      legend: 'What the caller says',
      hint:
        'Ask at least three questions, one of them the ID number or the date of birth. The service compares what you ' +
        'type and does not say which answer is wrong.',
      layout: 'columns',
      when: isForCaller,
      fields: [
        question('ID_NUMBER', 'Or of the passport or permit', { inputWidth: 20 }),
        question('DATE_OF_BIRTH', 'DD/MM/YYYY'),
        question('CELL_NUMBER', 'The one on the policy', { inputMode: 'tel' }),
        question('POSTAL_CODE', 'Of the home address', digits),
        question('PREMIUM', 'In rand', { inputMode: 'decimal' }),
        question('BENEFICIARY', 'Of one of those who are paid', { inputWidth: 20 }),
      ],
    },
  ],
});
