import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { policyEndpoints, type PolicyListItem } from '@portal/contract';
import { type Read, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useQuery } from '@tanstack/react-query';
import { usePoliciesWithoutIdNumber } from './use-policies-without-id-number';

/**
 * Every policy of the policyholder, by their ID number: a customer's own, or that of the person whose policy staff have open, for
 * whom the service writes down that they were listed.
 */
export function usePersonsPolicies(): Read<PolicyListItem[]> {
  const isServicing = useIsServicing();
  const { whoAmI } = useUser();
  const onScreen = useSelectedPolicyNumber();
  const open = useQuery(readQuery(policyEndpoints.policy, { policyNumber: isServicing ? onScreen : null }));

  const idNumber = isServicing ? open.data?.policy.MainMember.Id_Number : whoAmI.data?.idNumber;
  const byIdNumber = useQuery(readQuery(policyEndpoints.policiesByIdNumber, { idNumber: idNumber ?? null }));
  const withoutIdNumber = usePoliciesWithoutIdNumber(idNumber === null);

  if (idNumber === null) return withoutIdNumber;
  if (idNumber !== undefined) return byIdNumber;
  const { fetchStatus, isError, refetch } = isServicing ? open : whoAmI;
  return { data: undefined, fetchStatus, isError, refetch };
}
