import { SchemaForm } from '@portal/forms';
import { WhileTyping } from '@portal/policy-workflow/new-policyholder';
import { Link, useNavigate } from 'react-router-dom';
import { type Kind, peopleOf, type Typed } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { addressOf } from '../../application/step-address';
import { usePlace } from '../../application/use-place';
import { knownPeople } from './from-policy';
import { personForms } from './person-forms';
import { withPerson } from './with-person';

interface PersonFormProps {
  kind: Kind;
  /** Which of them; null for one who is being added. */
  index: number | null;
}

/** The form of one person. What is typed is kept while it is unfinished; a good form puts them into the application. */
export function PersonForm({ kind, index }: PersonFormProps) {
  const { application, situation, change, draftSync } = useApplication();
  const { step, copy, thenReview } = usePlace();
  const navigate = useNavigate();
  const { form, schema, unlessSaid, agreed } = personForms[kind];
  const at = `${kind}.${index ?? 'new'}`;
  const list = addressOf({ step, thenReview });
  const unfinished = application.unfinished?.at === at ? application.unfinished.values : {};
  const known: Typed | undefined = knownPeople(situation.policy, kind).find(({ id }) => id === copy);
  const beginsWith =
    index === null ? { ...unlessSaid, ...known } : { ...agreed, ...peopleOf(application, kind)[index] };

  return (
    <SchemaForm<typeof form.schema, string, void>
      key={`${at}/${copy ?? ''}`}
      form={form}
      schema={schema(application, situation)}
      today={situation.today}
      initialValues={{ ...beginsWith, ...unfinished }}
      leave="free"
      submitLabel={index === null ? 'Add this person' : 'Save changes'}
      onSubmit={(person) => change({ ...withPerson(application, { kind, index }, person), unfinished: null })}
      onDone={() => {
        void draftSync.flush();
        void navigate(list);
      }}
      actions={
        <Link to={list} onClick={() => change({ unfinished: null })}>
          Cancel
        </Link>
      }
    >
      <WhileTyping onValues={(values) => change({ unfinished: { at, values } })} />
    </SchemaForm>
  );
}
