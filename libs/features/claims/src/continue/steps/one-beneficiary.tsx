import { SchemaForm } from '@portal/forms';
import { beneficiaryForm, beneficiaryOn, WhileTyping } from '@portal/policy-workflow/new-policyholder';
import { Link, useNavigate } from 'react-router-dom';
import { withPerson } from '../answers';
import { addressOf } from '../place';
import { type StepProps } from '../step-props';

/** What somebody who was added agreed to, and no record says. */
const agreed = { May_Share: true };

/** The form of somebody who is to be paid. What is typed stays while it is unfinished; a good form puts them into the list. */
export function OneBeneficiary({ takeover, person }: StepProps & { person: string }) {
  const { answers, today, change, place } = takeover;
  const navigate = useNavigate();
  const list = addressOf({ step: 'beneficiaries', thenCheck: place.thenCheck });
  const known = answers.Beneficiaries[Number(person)];
  const begun = answers.unfinished?.person === person ? answers.unfinished.values : {};
  return (
    <SchemaForm
      key={person}
      form={beneficiaryForm}
      schema={beneficiaryOn(today)}
      today={today}
      initialValues={{ ...(known === undefined ? { Id_Type: 'SA_ID' } : { ...agreed, ...known }), ...begun }}
      leave="free"
      submitLabel={known === undefined ? 'Add this person' : 'Save changes'}
      onSubmit={(data) => change({ Beneficiaries: withPerson(answers, person, data), unfinished: null })}
      onDone={() => void navigate(list)}
      actions={
        <Link to={list} onClick={() => change({ unfinished: null })}>
          Cancel
        </Link>
      }
    >
      <WhileTyping onValues={(values) => change({ unfinished: { person, values } })} />
    </SchemaForm>
  );
}
