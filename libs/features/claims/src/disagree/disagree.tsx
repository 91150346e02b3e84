import { callCancelled, type Claim, claimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { failureWords, PolicyPage, useToday } from '@portal/policy-workflow';
import { claimTitle } from '@portal/policy-workflow/claims';
import { prepareToSend, useTransfer } from '@portal/policy-workflow/documents';
import { Alert, Stack, toast } from '@portal/ui-kit';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NotNow } from '../shared/not-now';
import { useClaimWrite } from '../shared/use-claim-write';
import { disagreeForm } from './disagree-form';
import { title } from './title';
import { whatHappensNext } from './what-happens-next';
import { pagesOf, recordOf } from '../shared/part-of-claim';

/** Why one does not agree, photos of what shows it, and what happens next. Once it has arrived it stands on the page of the claim. */
export function Disagree({ claim }: { claim: Claim }) {
  const { policyNumber, version, allowedActs, decision, representations } = claim;
  const { send } = useClaimWrite(claimAdditions.sendRepresentations, claim);
  const { inParts, sending } = useTransfer(true, policyNumber);
  const navigate = useNavigate();
  const today = useToday();
  const back = pagesOf(claim).claim;
  useEffect(prepareToSend, []);
  if (decision === null || !allowedActs.includes('DISAGREE')) {
    return (
      <NotNow title={title} claim={claim}>
        {representations.some(({ answeredAt }) => answeredAt === null)
          ? 'We have what you sent. It waits for our answer.'
          : 'There is no decision that you could disagree with now.'}
      </NotNow>
    );
  }
  return (
    <PolicyPage title={title} description={`${claimTitle(claim)}. You need no lawyer.`}>
      <Stack gap="md">
        <Alert>{whatHappensNext(decision.decidedOn, today)}</Alert>
        <SchemaForm
          form={disagreeForm}
          today={today}
          record={recordOf(claim)}
          submitLabel="Send this"
          onSubmit={async ({ text, files }, { idempotencyKey }) => {
            const answer = await send({ text, files, version }, { idempotencyKey, inParts });
            if (answer.success) return answer;
            return { ...answer, message: failureWords(answer), isCancelled: answer.code === callCancelled };
          }}
          onDone={() => {
            toast.success('What you sent has arrived.');
            void navigate(back, { replace: true });
          }}
          actions={sending === null && <Link to={back}>Later</Link>}
        >
          {sending}
        </SchemaForm>
      </Stack>
    </PolicyPage>
  );
}
