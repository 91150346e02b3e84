import { everything, useWrite, writeMutation } from '@portal/api-client';
import { type ApprovalCase, approvalEndpoints, workbenchAdditions } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { caseQuery } from '../data/case-query';

/** What can be done with one request. A case that comes back is what the page shows. */
export function useCaseCalls({ id, policyNumber }: { id: string; policyNumber: string }) {
  const client = useQueryClient();
  const { takeApproval, releaseApproval, askForMore } = workbenchAdditions;
  const onSuccess = (found: ApprovalCase) => void client.setQueryData(caseQuery(id).queryKey, found);
  /** The request and the list it came from, as they are now. */
  const readAgain = () => client.invalidateQueries({ queryKey: everything });
  return {
    take: useWrite({ ...writeMutation(takeApproval, { id }), onSuccess }),
    release: useWrite({ ...writeMutation(releaseApproval, { id }), onSuccess }),
    askForMore: useWrite({ ...writeMutation(askForMore, { id }), onSuccess }),
    decide: useWrite(
      writeMutation(approvalEndpoints.updateApprovalAction, { policyNumber, id }, { whenDone: everything }),
    ),
    readAgain,
  };
}
export type CaseCalls = ReturnType<typeof useCaseCalls>;
