import { useWrite, writeMutation } from '@portal/api-client';
import { claimSignInAdditions } from '@portal/contract';
import { SendPin } from '@portal/policy-workflow/changes';

/** Sends the PIN that confirms an account to the number with which somebody signed in to the claim. */
export const PayeePin = ({ reference }: { reference: string }) => (
  <SendPin write={useWrite(writeMutation(claimSignInAdditions.triggerPayeeOtp, { reference }))} />
);
