import { formatCover } from '@portal/domain';
import { answersOf } from '@portal/forms';
import { AnswerSection } from '@portal/policy-workflow/new-policyholder';
import { Text } from '@portal/ui-kit';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { kindWords } from '../../application/person-messages';
import { wayTo } from '../../check/place-of-field';
import { personForms } from '../persons/person-forms';
import { coverOf, nameOf } from '../../application/person-line';

const steps = {
  Spouse: 'people',
  Children: 'people',
  ExtendedMembers: 'people',
  Beneficiaries: 'beneficiaries',
} as const;
/** Said in the heading already, or settled by another answer. */
const unsaid = ['Title', 'First_Name', 'Surname', 'Id_Type', 'Gender', 'Is_Alive_Declaration', 'Guardian_Declaration'];

/** Everybody of a kind, with all that was said about them; one line when there is nobody. */
export function PersonSections({ kind }: { kind: Kind }) {
  const { application, situation } = useApplication();
  const people = peopleOf(application, kind);
  const { form } = personForms[kind];
  const coverRow = (cover: number | null) =>
    cover === null || kind === 'ExtendedMembers' ? [] : [{ label: 'Cover', value: formatCover(cover) }];
  if (people.length === 0) {
    return (
      <AnswerSection title={kindWords[kind].all} to={wayTo({ step: steps[kind] })} rows={[]}>
        <Text tone="muted">{kindWords[kind].none}</Text>
      </AnswerSection>
    );
  }
  return people.map((person, index) => (
    <AnswerSection
      key={index}
      title={`${kindWords[kind].is}: ${nameOf(person)}`}
      to={wayTo({ step: steps[kind], person: `${kind}.${index}` })}
      rows={[
        ...coverRow(coverOf(kind, person, application, situation)),
        ...(kind === 'Beneficiaries' ? [{ label: 'Share', value: `${person['Benefit_Share'] ?? 0}\u00a0%` }] : []),
        ...answersOf(form, person, { today: situation.today }).filter(({ name }) => !unsaid.includes(name)),
      ]}
    />
  ));
}
