import { type Answer, everything, readQuery, type Rest, useWrite, type Write, writeMutation } from '@portal/api-client';
import { type Claim, claimAdditions, type ClaimSchema, type endpoint, type Endpoint } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { noteClaim } from './note-claim';

/** A row of the table that changes one claim. */
type ClaimRow = Endpoint<
  'POST' | 'PUT',
  `/claims/{reference}/${string}`,
  Parameters<typeof endpoint>[1] & { reply: typeof ClaimSchema }
>;

/**
 * Changes a claim. The pages of it show at once what the service answers, and all else is read again behind them. One that somebody else
 * has changed meanwhile is read again before it can be sent once more.
 */
export function useClaimWrite<Row extends ClaimRow>(row: Row, reference: string): Write<Row> {
  const client = useQueryClient();
  const write = useWrite<Row>(writeMutation<Row>(row, { reference } as never, { whenDone: everything }));
  const { queryKey } = readQuery(claimAdditions.claim, { reference });
  const send = async (...sent: Rest<Row>) => {
    const answer: Answer<Claim> = await write.send(...sent);
    if (answer.success) {
      client.setQueryData(queryKey, answer.data);
      noteClaim(client, answer.data);
    } else if (answer.code === 'STALE_VERSION') await client.invalidateQueries({ queryKey });
    return answer;
  };
  return { ...write, send: send as Write<Row>['send'] };
}
