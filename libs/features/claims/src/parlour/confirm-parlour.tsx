import { type Claim } from '@portal/contract';
import { answersOf, useUnsent } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { ChangeAnswerLink } from '@portal/policy-workflow/changes';
import { Card, DescriptionList, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { ClaimPage } from '../shared/claim-page';
import { recordOf } from '../shared/part-of-claim';
import { ConfirmWithPayeePin } from './confirm-with-payee-pin';
import { parlourForm, type TypedParlour } from './parlour-form';
import { parlourWords } from './parlour-words';
import { WhoGetsWhat } from './who-gets-what-card';

interface ConfirmParlourProps {
  claim: Claim;
  parlour: TypedParlour;
}

/** The parlour once more, what goes to whom, and the PIN with which it is asked for. */
export function ConfirmParlour({ claim, parlour }: ConfirmParlourProps) {
  const today = useToday();
  const unsent = useUnsent(parlourForm, recordOf(claim));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <ClaimPage title="Check who gets what" description={parlourWords(claim).instead}>
      <Stack gap="lg" ref={top} tabIndex={-1}>
        <WhoGetsWhat claim={claim} parlour={parlour} />
        <Card>
          <DescriptionList rows={answersOf(parlourForm, parlour, { today })} />
          <ChangeAnswerLink field={`${parlourForm.name}-name`} about="the funeral parlour" />
        </Card>
        {unsent.guard}
        <ConfirmWithPayeePin
          claim={claim}
          parlour={parlour}
          submitLabel="Pay this funeral parlour"
          onTaken={unsent.done}
        />
      </Stack>
    </ClaimPage>
  );
}
