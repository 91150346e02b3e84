import { answersOf } from '@portal/forms';
import { Text } from '@portal/ui-kit';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { kindWords } from '../../application/person-words';
import { personForms } from '../persons/person-forms';
import { lineOf, nameOf } from '../persons/person-line';
import { AnswerSection } from './answer-section';

const steps = {
  Spouse: 'people',
  Children: 'people',
  ExtendedMembers: 'people',
  Beneficiaries: 'beneficiaries',
} as const;
/** The declaration that stands last on the form: it was agreed to. */
const agreed = ['Is_Alive_Declaration', 'Guardian_Declaration'];

/** Everybody of a kind, with all that was said about them; one line when there is nobody. */
export function PersonSections({ kind }: { kind: Kind }) {
  const { application, situation } = useApplication();
  const people = peopleOf(application, kind);
  const { form } = personForms[kind];
  if (people.length === 0) {
    return (
      <AnswerSection title={kindWords[kind].all} place={{ step: steps[kind] }} rows={[]}>
        <Text tone="muted">{kindWords[kind].none}</Text>
      </AnswerSection>
    );
  }
  return people.map((person, index) => (
    <AnswerSection
      key={index}
      title={nameOf(person)}
      place={{ step: steps[kind], person: `${kind}.${index}` }}
      rows={[
        ...(kind === 'Beneficiaries' ? [{ label: 'Share', value: `${person['Benefit_Share'] ?? 0}\u00a0%` }] : []),
        ...answersOf(form, person, { today: situation.today }).filter(({ name }) => !agreed.includes(name)),
      ]}
    >
      <Text size="sm" tone="muted">
        {lineOf(kind, person, application, situation)}
      </Text>
    </AnswerSection>
  ));
}
