import { useIsClaimant } from '@portal/auth';
import { type Claim } from '@portal/contract';
import { type ConfirmWithPin } from '@portal/policy-workflow/changes';
import { type ComponentProps } from 'react';
import { ClaimantPin } from './claimant-pin';

/** The PIN with which somebody says who is paid what is theirs, sent to the number with which they signed in. */
export function usePayeePin({ reference, policyNumber }: Claim): ComponentProps<typeof ConfirmWithPin>['pins'] {
  const isClaimant = useIsClaimant();
  return {
    otp: {
      purpose: 'PAYEE_ACCOUNT',
      policyNumber,
      ...(isClaimant && { sender: <ClaimantPin reference={reference} purpose="PAYEE_ACCOUNT" /> }),
    },
  };
}
