import { readAddition } from '@portal/api-client';
import { deathReportReads } from '@portal/contract';
import { useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useQuery } from '@tanstack/react-query';

/** Open reports that the policyholder died, newest first: part of what the service answers for home. None where nobody can report a death. */
export function useOwnDeathReports() {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery(readAddition(deathReportReads.ownDeathReports, { policyNumber }, () => []));
}
