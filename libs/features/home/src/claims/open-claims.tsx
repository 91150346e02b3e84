import { useOpenClaims } from '@portal/policy-workflow/claims';
import { lazyPart } from '@portal/ui-kit';
import { Suspense } from 'react';

const ClaimsCard = lazyPart(() => import('./claims-card'));

/** The claims that are open. Nothing is fetched or asked for where none is. */
export const OpenClaims = () =>
  useOpenClaims().length > 0 && (
    <Suspense fallback={null}>
      <ClaimsCard />
    </Suspense>
  );
