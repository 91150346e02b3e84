import { readQuery } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useIsServicing } from './is-servicing';
import { policyDetailsAtom, useSelectedPolicyNumber } from './selected-policy';

/**
 * Reads the policy on screen and keeps `policyDetails` what was read of it last. Stands once, in the frame of the portal. What staff
 * read is written down, so for them nothing is read here: the details follow what their page reads.
 */
export function useFollowPolicyDetails(): void {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const { data } = useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), enabled: !isServicing });
  const [details, keep] = useAtom(policyDetailsAtom);
  const read = data?.policy ?? null;
  useEffect(() => {
    if (details !== read) keep(read);
  }, [details, read, keep]);
}

/** What is known of the policy on screen. */
export const usePolicyDetails = () => useAtomValue(policyDetailsAtom);
