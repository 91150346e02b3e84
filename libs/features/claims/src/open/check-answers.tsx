import { everything, useWrite, writeMutation } from '@portal/api-client';
import { claimAdditions, portalPaths } from '@portal/contract';
import { answersOf, type Form, useUnsent } from '@portal/forms';
import { failureWords, PolicyPage, useToday } from '@portal/policy-workflow';
import { ChangeAnswerLink } from '@portal/policy-workflow/changes';
import { Alert, Button, Card, Cluster, DescriptionList, Stack } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { noteClaim } from '../shared/note-claim';
import { type Answered } from './answered';
import { claimOf } from './open-claim-form';

interface CheckAnswersProps {
  policyNumber: string;
  form: Form;
  /** Under which the form is kept. */
  record: string;
  answered: Answered;
}

/** The answers once more, each with the way back to it, and the button that reports the death. */
export function CheckAnswers({ policyNumber, form, record, answered }: CheckAnswersProps) {
  const today = useToday();
  const navigate = useNavigate();
  const client = useQueryClient();
  const unsent = useUnsent(form, record);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { send, state, failure } = useWrite(writeMutation(claimAdditions.openClaim, {}, { whenDone: everything }));
  const rows = answersOf(form, answered.values, { today });

  const report = async () => {
    const answer = await send(claimOf(policyNumber, answered.answers));
    if (!answer.success) return;
    unsent.done();
    noteClaim(client, answer.data);
    void navigate(portalPaths.claim(answer.data.reference), { replace: true });
  };

  return (
    <PolicyPage title="Check your answers">
      <Stack gap="lg" ref={top} tabIndex={-1}>
        <Card>
          <DescriptionList
            rows={rows.map(({ name, label, value }) => ({
              label,
              value: (
                <Cluster as="span" justify="between" gap="sm">
                  {value}
                  <ChangeAnswerLink field={`${form.name}-${name}`} about={label.toLocaleLowerCase('en-ZA')} />
                </Cluster>
              ),
            }))}
          />
        </Card>
        {unsent.guard}
        {failure && (
          <Alert tone="error" role="alert">
            {failureWords(failure)}{' '}
            {failure.code === 'CLAIM_EXISTS' && <Link to={portalPaths.claims()}>See your claims</Link>}
          </Alert>
        )}
        <div>
          <Button state={state} onClick={() => void report()}>
            Report the death
          </Button>
        </div>
      </Stack>
    </PolicyPage>
  );
}
