import { useIsClaimant } from '@portal/auth';
import { PolicyPage } from '@portal/policy-workflow';
import { PageLayout } from '@portal/ui-kit';
import { type ComponentProps } from 'react';

/** A page of a claim. Whoever signed in to the claim alone has no policy for the quick links beside it. */
export function ClaimPage(props: ComponentProps<typeof PolicyPage>) {
  const isClaimant = useIsClaimant();
  return isClaimant ? <PageLayout {...props} /> : <PolicyPage {...props} />;
}
