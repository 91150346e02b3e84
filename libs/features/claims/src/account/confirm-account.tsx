import { type Claim, claimAdditions } from '@portal/contract';
import { answersOf, useUnsent } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { ChangeAnswerLink, ConfirmWithPin } from '@portal/policy-workflow/changes';
import { Card, DescriptionList, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { pagesOf, recordOf } from '../shared/part-of-claim';
import { useClaimWrite } from '../shared/use-claim-write';
import { usePayeePin } from '../shared/use-payee-pin';
import { childAccountForm, payeeAccountForm, type TypedAccount, type TypedChildAccount } from './account-form';
import { isAskedWhose } from './whose-account';

interface ConfirmAccountProps {
  claim: Claim;
  account: TypedAccount | TypedChildAccount;
}

/** The account once more, its number masked, and the PIN with which it is taken. */
export function ConfirmAccount({ claim, account }: ConfirmAccountProps) {
  const form = isAskedWhose(claim) ? childAccountForm : payeeAccountForm;
  const today = useToday();
  const navigate = useNavigate();
  const setAccount = useClaimWrite(claimAdditions.setPayeeAccount, claim);
  const pins = usePayeePin(claim);
  const unsent = useUnsent(form, recordOf(claim));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <ClaimPage title="Check the account">
      <Stack gap="lg" ref={top} tabIndex={-1}>
        <Card>
          <DescriptionList rows={answersOf(form, account, { today })} />
          <ChangeAnswerLink field={`${form.name}-Account_Holder_Name`} about="the account" />
        </Card>
        {unsent.guard}
        <ConfirmWithPin
          pins={pins}
          sending={setAccount}
          submitLabel="Use this account"
          onSend={async ({ otp = '' }) => {
            const answer = await setAccount.send({ ...account, otp, version: claim.version });
            if (!answer.success) return;
            unsent.done();
            void navigate(pagesOf(claim).claim, { replace: true });
          }}
        />
      </Stack>
    </ClaimPage>
  );
}
