import { useWrite, writeMutation } from '@portal/api-client';
import { type ClaimTokens, claimSignInAdditions, type WhichClaim } from '@portal/contract';
import { PinStep } from '@portal/policy-workflow';

interface ClaimPinProps {
  which: WhichClaim;
  resendAfterSeconds: number;
  onBack: () => void;
  onSignedIn: (tokens: ClaimTokens) => void;
}

/** What is said of every number and every claim, known or not. */
const maybeSent = 'If what you entered matches a claim, we have sent a PIN to that number.';

/** The PIN with which somebody signs in to a claim. */
export function ClaimPin({ which, resendAfterSeconds, onBack, onSignedIn }: ClaimPinProps) {
  const login = useWrite(writeMutation(claimSignInAdditions.claimLogin, {}));
  const { send: sendAgain } = useWrite(writeMutation(claimSignInAdditions.triggerClaimOtp, {}));
  return (
    <PinStep
      sent={maybeSent}
      sending={login}
      submitLabel="Sign in"
      onConfirm={async (otp) => {
        const answer = await login.send({ ...which, otp });
        if (answer.success) onSignedIn(answer.data);
        return answer;
      }}
      resend={() => sendAgain(which)}
      resendAfterSeconds={resendAfterSeconds}
      sentAgain={`${maybeSent} An older one no longer works.`}
      back={{ label: 'Change what I entered', onBack }}
    />
  );
}
