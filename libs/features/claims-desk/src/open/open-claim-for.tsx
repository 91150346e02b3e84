import { useWrite, writeMutation } from '@portal/api-client';
import { type Policy, portalPaths, staffClaimAdditions } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { mothersOf } from '@portal/policy-workflow/open-claim';
import { Card, Heading } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { caseQuery } from '../data/claim-queries';
import { refusalSentence } from '../shared/refusal-words';
import { answersOn, claimOf, openClaimForm } from './open-claim-form';
import { anybodyOn } from './who-can-have-died';

interface OpenClaimForProps {
  policy: Policy;
  /** The report of the death that the claim comes of; null: it comes of a call. */
  deathReportId: string | null;
  /** The day that the report told; null: nobody has told it yet. */
  dateOfDeath: PlainDate | null;
}

/** The questions about a death on one policy; afterwards the claim is on screen. */
export function OpenClaimFor({ policy, deathReportId, dateOfDeath }: OpenClaimForProps) {
  const { Policy_Number: policyNumber } = policy;
  const today = useToday();
  const schema = useMemo(() => answersOn(today), [today]);
  const opening = useWrite(writeMutation(staffClaimAdditions.openClaimFor, {}));
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <Card as="section" aria-labelledby="about-policy">
      <Heading level={2} size="md" id="about-policy">
        {`Policy ${policyNumber}`}
      </Heading>
      <SchemaForm
        form={openClaimForm}
        schema={schema}
        today={today}
        record={policyNumber}
        initialValues={{ countryOfDeath: 'ZA', channel: 'PHONE', ...(dateOfDeath !== null && { dateOfDeath }) }}
        lists={{ lifeId: anybodyOn(policy), 'stillborn.motherLifeId': mothersOf(policy) }}
        submitLabel="Open the claim"
        onSubmit={async (answers, { idempotencyKey }) => {
          const answer = await opening.send(claimOf(answers, { policyNumber, deathReportId }), { idempotencyKey });
          return answer.success ? answer : { ...answer, message: refusalSentence(answer) };
        }}
        onDone={(claim) => {
          client.setQueryData(caseQuery(claim.id).queryKey, claim);
          void navigate(portalPaths.claimCase(claim.id));
        }}
      />
    </Card>
  );
}
