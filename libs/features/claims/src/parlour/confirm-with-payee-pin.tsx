import { type BodyOf, type Claim, claimAdditions, type Endpoints } from '@portal/contract';
import { ConfirmWithPin } from '@portal/policy-workflow/changes';
import { useNavigate } from 'react-router-dom';
import { pagesOf } from '../shared/part-of-claim';
import { useClaimWrite } from '../shared/use-claim-write';
import { usePayeePin } from '../shared/use-payee-pin';

interface ConfirmWithPayeePinProps {
  claim: Claim;
  /** Null: everything goes to the reader. */
  parlour: BodyOf<Endpoints['setFuneralParlour']>['parlour'];
  submitLabel: string;
  /** The service has it; the page of the claim comes next. */
  onTaken?: () => void;
}

/** The PIN with which a funeral parlour is chosen or taken back, and then the claim again. */
export function ConfirmWithPayeePin({ claim, parlour, submitLabel, onTaken }: ConfirmWithPayeePinProps) {
  const navigate = useNavigate();
  const setParlour = useClaimWrite(claimAdditions.setFuneralParlour, claim);
  const pins = usePayeePin(claim);
  return (
    <ConfirmWithPin
      pins={pins}
      sending={setParlour}
      submitLabel={submitLabel}
      onSend={async ({ otp = '' }) => {
        const answer = await setParlour.send({ parlour, otp, version: claim.version });
        if (!answer.success) return;
        onTaken?.();
        void navigate(pagesOf(claim).claim, { replace: true });
      }}
    />
  );
}
