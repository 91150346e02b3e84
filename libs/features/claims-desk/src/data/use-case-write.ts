import { type Answer, type Rest, readQuery, useWrite, type Write, writeMutation } from '@portal/api-client';
import {
  type ClaimCase,
  type ClaimCaseSchema,
  type endpoint,
  type Endpoint,
  staffClaimAdditions,
} from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isOutdated, refusalSentence } from '../shared/refusal-words';
import { caseQuery } from './claim-queries';

/** A row of the table that changes one claim. */
type CaseRow = Endpoint<
  'POST' | 'PUT',
  `/staff/claims/{id}/${string}`,
  Parameters<typeof endpoint>[1] & { reply: typeof ClaimCaseSchema }
>;

/** What shows something of claims besides the claim itself. */
const lists = [staffClaimAdditions.claimQueue, staffClaimAdditions.payouts].map((row) => readQuery(row, {}).queryKey);

/**
 * Changes a claim. The page shows at once what the service answers, and the lists are read again behind it. A claim that somebody else has
 * changed or taken meanwhile is read again before it is answered that nothing was done; refusals come in the words of staff.
 */
export function useCaseWrite<Row extends CaseRow>(
  row: Row,
  params: { id: string; documentId?: string; representationId?: string; claimantId?: string },
): Write<Row> {
  const client = useQueryClient();
  const write = useWrite<Row>(writeMutation<Row>(row, params as never));
  const { queryKey } = caseQuery(params.id);
  const send = async (...sent: Rest<Row>): Promise<Answer<ClaimCase>> => {
    const answer: Answer<ClaimCase> = await write.send(...sent);
    if (answer.success) {
      client.setQueryData(queryKey, answer.data);
      for (const list of lists) void client.invalidateQueries({ queryKey: list });
      return answer;
    }
    if (isOutdated(answer)) await client.invalidateQueries({ queryKey });
    return { ...answer, message: refusalSentence(answer) };
  };
  return { ...write, send: send as Write<Row>['send'] };
}
