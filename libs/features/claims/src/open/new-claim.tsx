import { type Policy, portalPaths } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { PolicyPage, TellUsHere, useToday } from '@portal/policy-workflow';
import { formRecord, goToField } from '@portal/policy-workflow/changes';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type Answered } from './answered';
import { CheckAnswers } from './check-answers';
import { answersOn, beginningOf, openClaimForm } from './open-claim-form';

interface NewClaimProps {
  policy: Policy;
  title: string;
}

/** Three short steps, then the answers once more. What is typed stays while the tab is open, and leaving before it is sent is asked about. */
export function NewClaim({ policy, title }: NewClaimProps) {
  const today = useToday();
  const [form] = useState(() => openClaimForm(policy));
  const [beginning] = useState(() => beginningOf(policy));
  const schema = useMemo(() => answersOn(today), [today]);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const record = formRecord(policy.Policy_Number);
  useEffect(() => goToField(hash.slice(1)), [hash]);

  if (answered && search.get('step') === 'check') {
    return <CheckAnswers policyNumber={policy.Policy_Number} form={form} record={record} answered={answered} />;
  }
  return (
    <PolicyPage title={title} description="We are sorry for your loss. You do not need any documents for this.">
      <SchemaForm
        form={form}
        today={today}
        schema={schema}
        record={record}
        initialValues={answered?.values ?? beginning}
        submitLabel="Continue"
        leadsOn
        onSubmit={(answers, { values }) => ({ success: true, data: { answers, values } })}
        onDone={(next: Answered) => {
          setAnswered(next);
          setSearch({ step: 'check' });
        }}
        intro={<TellUsHere lead="Has the policyholder died?" />}
        actions={<Link to={portalPaths.claims()}>Cancel</Link>}
      />
    </PolicyPage>
  );
}
