import { readQuery, useWrite, writeMutation } from '@portal/api-client';
import { confirmationAdditions, type Policy, policyEndpoints, portalPaths } from '@portal/contract';
import { formatDate, nextConfirmationDate } from '@portal/domain';
import { failureWords } from '@portal/policy-workflow';
import { Button, Stack, Text, toast } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';

/** Says that everything is right, as it was read; then home, with the day on which it is asked again. */
export function ConfirmButton({ policy }: { policy: Policy }) {
  const { Policy_Number: policyNumber, Version, Details_Confirmed_On: confirmed } = policy;
  const navigate = useNavigate();
  const { send, state, failure } = useWrite(
    writeMutation(
      confirmationAdditions.confirmDetails,
      { policyNumber },
      { whenSettled: readQuery(policyEndpoints.policy, { policyNumber }).queryKey },
    ),
  );
  const confirm = async () => {
    const answer = await send({ Version });
    if (!answer.success) return;
    toast.success(`Thank you. We ask again on ${formatDate(nextConfirmationDate(answer.data.Details_Confirmed_On))}.`);
    await navigate(portalPaths.home());
  };
  return (
    <Stack gap="sm">
      {failure && (
        <Text tone="danger" role="alert">
          {failureWords(failure)}
        </Text>
      )}
      <Button state={state} onClick={() => void confirm()}>
        Yes, everything is right
      </Button>
      {confirmed && <Text tone="muted">You last said so on {formatDate(confirmed)}.</Text>}
    </Stack>
  );
}
