import { useWrite, writeMutation } from '@portal/api-client';
import { type BodyOf, claimSignInAdditions } from '@portal/contract';
import { SendPin } from '@portal/policy-workflow/changes';

type Purpose = NonNullable<BodyOf<typeof claimSignInAdditions.triggerClaimantOtp>['purpose']>;

/** Sends a PIN that confirms something to the number with which somebody signed in to the claim. */
export function ClaimantPin({ reference, purpose }: { reference: string; purpose: Purpose }) {
  const { send, ...write } = useWrite(writeMutation(claimSignInAdditions.triggerClaimantOtp, { reference }));
  return <SendPin write={{ ...write, send: () => send({ purpose }) }} />;
}
