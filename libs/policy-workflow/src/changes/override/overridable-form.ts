import { childCoverEnds } from '@portal/domain';
import {
  type AnyField,
  type AnyGroup,
  checkbox,
  type Form,
  idNumberFills,
  idNumberIsKnown,
  isGroup,
  textArea,
} from '@portal/forms';

interface Answers {
  readonly Overrides_Rule?: unknown;
  readonly Id_Number?: unknown;
}

const isAsked = ({ Overrides_Rule }: Answers): boolean => Overrides_Rule === true;

const asked: AnyGroup = {
  legend: 'Rules',
  fields: [
    {
      name: 'Overrides_Rule',
      extra: true,
      widget: checkbox(),
      label: 'Override a rule for this person',
      hint:
        'Only an administrator can do this: where the birth date differs from the ID number, or for the age limit of a spouse, ' +
        `a beneficiary or a child of ${childCoverEnds.usual} to ${childCoverEnds.student - 1}.`,
      // With a second thought the birth date is again the one that the ID number says.
      fills: (isSet, answers: Answers, today) =>
        isSet !== true && idNumberIsKnown(answers, today) ? idNumberFills(answers.Id_Number, answers, today) : {},
    },
    {
      name: 'Override_Reason',
      widget: textArea({ rows: 3, maxLength: 250 }),
      when: isAsked,
      optional: false,
      label: 'Reason for overriding this rule',
      hint: 'The audit keeps it, and whoever approves this reads it, which may be the policyholder. Their access log names the rule.',
    },
  ],
};

/** A birth date that an ID number settles is read, unless the rule that ties them is overridden. */
const opened = (field: AnyField): AnyField =>
  field.name === 'Date_Of_Birth' && field.locked
    ? { ...field, locked: (answers, today) => !isAsked(answers) && field.locked?.(answers, today) === true }
    : field;

/** On one page: the rule that a step would refuse may be overridden at the end. */
const onOnePage = ({ step: _step, joins: _joins, ...group }: AnyGroup): AnyGroup => ({
  ...group,
  fields: group.fields.map(opened),
});

/** The same form with the question for a reason at its end, when it asks who somebody is. */
export function overridable(form: Form): Form {
  if (!form.fields.some(({ name }) => name === 'Date_Of_Birth')) return form;
  const items = form.items.map((item) => (isGroup(item) ? onOnePage(item) : opened(item)));
  return {
    ...form,
    items: [...items, asked],
    fields: [...items, asked].flatMap((item) => (isGroup(item) ? item.fields : [item])),
  };
}
