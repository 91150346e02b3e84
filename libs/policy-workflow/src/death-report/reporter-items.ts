import { languages, reporterRelationships } from '@portal/domain';
import { phone, select, text } from '@portal/forms';

/** Whom the questions are put to: the reporter, or staff who write down what the reporter says. */
type Asked = 'reporter' | 'staff';

const words = {
  reporter: {
    legend: 'About you',
    cellHint: 'We send a one-time PIN to it, and call you back on it.',
    relationship: 'What are you to the person who died?',
    relationshipHint: 'If your mother or father died, choose Child.',
    language: 'Language we speak and write to you in',
  },
  staff: {
    legend: 'Who told us',
    cellHint: 'We call back on it.',
    relationship: 'What are they to the person who died?',
    relationshipHint: 'If their mother or father died, choose Child.',
    language: 'Language we speak and write to them in',
  },
} as const satisfies Record<Asked, Record<string, string>>;

const fieldsFor = (asked: Asked) => {
  const say = words[asked];
  const filledBy = (part: string) => (asked === 'reporter' ? part : 'off');
  const aName = (part: string) => text({ autoComplete: filledBy(part), inputWidth: 20 });
  return [
    { name: 'reporter.First_Name', label: 'First name', widget: aName('given-name') },
    { name: 'reporter.Surname', label: 'Surname', widget: aName('family-name') },
    {
      name: 'reporter.Cell_Number',
      label: 'Cellphone number',
      hint: say.cellHint,
      widget: phone({ autoComplete: filledBy('tel') }),
    },
    {
      name: 'reporter.Relationship',
      label: say.relationship,
      hint: say.relationshipHint,
      widget: select(reporterRelationships),
    },
    { name: 'reporter.Preferred_Language', label: say.language, widget: select(languages) },
  ] as const;
};

interface Look {
  /** Begins a step of the form, by this name. */
  step?: string;
  layout?: 'stack' | 'columns';
}

/** Who tells us, and where we reach them, for a form whose body has `reporter` (docs/domain/claims.md#c1-2). */
export const reporterItems = (asked: Asked, look: Look = {}) =>
  [{ legend: words[asked].legend, ...look, fields: fieldsFor(asked) }] as const;
