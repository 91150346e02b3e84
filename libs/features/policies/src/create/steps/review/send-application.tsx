import { type Change, applicationEndpoints } from '@portal/contract';
import { approverOf } from '@portal/domain';
import { failureWords, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useDraft, useSendChange, whatHappens } from '@portal/policy-workflow/changes';
import { Alert, Button, Cluster, Stack, Text } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { keptOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { bodyOf } from '../../check/body-of';
import { placeOfRefusal, wayTo } from '../../check/place-of-field';
import { ProblemList } from '../../check/problem-list';
import { problemsOf } from '../../check/problems';
import { BackLink } from '../../application/back-link';

/** Sends the application, or says what keeps it from being sent. The same application sent twice is one. */
export function SendApplication({ onSent }: { onSent: (change: Change) => void }) {
  const { application, situation, draftSync } = useApplication();
  const { drop } = useDraft('ADD_POLICY');
  const approver = approverOf('ADD_POLICY', useIsServicing() ? 'consultant' : 'customer', []);
  const sending = useSendChange(applicationEndpoints.addPolicy, useSelectedPolicyNumber());
  const refusal = sending.failure;
  const [isKeeping, setIsKeeping] = useState(false);
  const state = isKeeping ? 'busy' : sending.state;
  const [asked, setAsked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const problems = asked > 0 ? problemsOf(application, situation) : [];
  useEffect(() => list.current?.focus(), [asked]);

  const submit = async () => {
    if (state === 'busy') return;
    sending.reset();
    if (problemsOf(application, situation).length > 0) return setAsked(asked + 1);
    setIsKeeping(true);
    await draftSync.flush();
    setIsKeeping(false);
    draftSync.end();
    const answer = await sending.send(bodyOf(application, situation));
    if (answer.success) {
      onSent(answer.data);
      return void drop();
    }
    draftSync.goOn();
    draftSync.keep(keptOf(application));
  };

  const place = refusal && placeOfRefusal(refusal, application);
  return (
    <Stack gap="md">
      <ProblemList
        ref={list}
        problems={problems}
        application={application}
        title="Before you can send your application"
      />
      {refusal && (
        <Alert tone="error" role="alert">
          <Stack gap="sm">
            <Text>{failureWords(refusal)}</Text>
            {place && (
              <Link to={wayTo(place)} state={{ problem: refusal.message }}>
                Go to where it can be changed
              </Link>
            )}
          </Stack>
        </Alert>
      )}
      <Text>{whatHappens({ approver, pin: null })}</Text>
      <Cluster gap="md">
        <Button state={state} onClick={() => void submit()}>
          Send application
        </Button>
        <BackLink from="review" />
      </Cluster>
    </Stack>
  );
}
