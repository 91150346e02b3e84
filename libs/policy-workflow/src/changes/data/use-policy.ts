import { readQuery } from '@portal/api-client';
import { type Policy, policyEndpoints, type PolicyReply } from '@portal/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../../selected-policy';

const policyOf = ({ policy }: PolicyReply) => policy;

/** The policy on screen, with everybody and everything on it. */
export function usePolicy(): UseQueryResult<Policy, Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), select: policyOf });
}
