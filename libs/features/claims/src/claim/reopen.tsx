import { type Claim, claimAdditions } from '@portal/contract';
import { FailureAlert } from '@portal/policy-workflow';
import { Button, Stack } from '@portal/ui-kit';
import { useClaimWrite } from '../shared/use-claim-write';

/** Opens a claim again that was closed for now. */
export function Reopen({ claim }: { claim: Claim }) {
  const { send, state, failure } = useClaimWrite(claimAdditions.reopenClaim, claim);
  return (
    <Stack gap="sm">
      <FailureAlert failure={failure} />
      <div>
        <Button state={state} onClick={() => void send({ version: claim.version })}>
          Open this claim again
        </Button>
      </div>
    </Stack>
  );
}
