import { ApiError, readQuery } from '@portal/api-client';
import { claimAdditions } from '@portal/contract';
import { useIsServicing } from '@portal/policy-workflow';
import { useQuery } from '@tanstack/react-query';

/** One claim of whoever is signed in, for the part that is named; null: their own. For staff, who have pages of their own, nothing is read. */
export function useClaim(reference: string, part: string | null) {
  const isServicing = useIsServicing();
  return useQuery({
    ...readQuery(claimAdditions.claim, { reference }, part === null ? undefined : { part }),
    enabled: !isServicing,
  });
}

/** Whether there is no such claim for whoever asks. */
export const isNotThere = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
