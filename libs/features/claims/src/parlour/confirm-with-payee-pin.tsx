import { useIsClaimant } from '@portal/auth';
import { type BodyOf, type Claim, claimAdditions, type Endpoints } from '@portal/contract';
import { ConfirmWithPin } from '@portal/policy-workflow/changes';
import { useNavigate } from 'react-router-dom';
import { ClaimantPin } from '../shared/claimant-pin';
import { useClaimWrite } from '../shared/use-claim-write';
import { pagesOf } from '../shared/part-of-claim';

interface ConfirmWithPayeePinProps {
  claim: Claim;
  /** Null: everything goes to the reader. */
  parlour: BodyOf<Endpoints['setFuneralParlour']>['parlour'];
  submitLabel: string;
}

/** The PIN with which a funeral parlour is chosen or taken back, and then the claim again. */
export function ConfirmWithPayeePin({ claim, parlour, submitLabel }: ConfirmWithPayeePinProps) {
  const { reference, policyNumber, version } = claim;
  const navigate = useNavigate();
  const setParlour = useClaimWrite(claimAdditions.setFuneralParlour, claim);
  const isClaimant = useIsClaimant();
  return (
    <ConfirmWithPin
      pins={{
        otp: {
          purpose: 'PAYEE_ACCOUNT',
          policyNumber,
          ...(isClaimant && { sender: <ClaimantPin reference={reference} purpose="PAYEE_ACCOUNT" /> }),
        },
      }}
      sending={setParlour}
      submitLabel={submitLabel}
      onSend={async ({ otp = '' }) => {
        const answer = await setParlour.send({ parlour, otp, version });
        if (answer.success) void navigate(pagesOf(claim).claim, { replace: true });
      }}
    />
  );
}
