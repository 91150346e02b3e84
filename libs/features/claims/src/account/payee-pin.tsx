import { useWrite, writeMutation } from '@portal/api-client';
import { claimSignInAdditions } from '@portal/contract';
import { SendPin } from '@portal/policy-workflow/changes';

/** Sends the PIN that confirms an account to the number with which somebody signed in to the claim. */
export function PayeePin({ reference }: { reference: string }) {
  const { send, ...write } = useWrite(writeMutation(claimSignInAdditions.triggerClaimantOtp, { reference }));
  return <SendPin write={{ ...write, send: () => send({ purpose: 'PAYEE_ACCOUNT' }) }} />;
}
