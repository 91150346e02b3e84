import { type Answer, everything, readQuery, type Rest, useWrite, type Write, writeMutation } from '@portal/api-client';
import {
  type Claim,
  claimAdditions,
  type ClaimPartQuerySchema,
  type ClaimSchema,
  type endpoint,
  type Endpoint,
} from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { noteClaim } from './note-claim';
import { partQuery } from './part-of-claim';

/** A row of the table that changes one claim, for one part of it. */
type ClaimRow = Endpoint<
  'POST' | 'PUT',
  `/claims/{reference}/${string}`,
  Parameters<typeof endpoint>[1] & { reply: typeof ClaimSchema; query: typeof ClaimPartQuerySchema }
>;

/**
 * Changes a claim. The pages of it show at once what the service answers, and all else is read again behind them. One that somebody else
 * has changed meanwhile is read again before it can be sent once more.
 */
export function useClaimWrite<Row extends ClaimRow>(
  row: Row,
  claim: Pick<Claim, 'reference' | 'part' | 'parts'>,
): Write<Row> {
  const { reference } = claim;
  const query = partQuery(claim);
  const client = useQueryClient();
  const write = useWrite<Row>(writeMutation<Row>(row, { reference } as never, { whenDone: everything }));
  const { queryKey } = readQuery(claimAdditions.claim, { reference }, query);
  const send = async (...[body, more]: Rest<Row>) => {
    const answer: Answer<Claim> = await write.send(
      ...([body, { ...more, ...(query && { query }) }] as unknown as Rest<Row>),
    );
    if (answer.success) {
      client.setQueryData(queryKey, answer.data);
      noteClaim(client, answer.data);
    } else if (answer.code === 'STALE_VERSION') await client.invalidateQueries({ queryKey });
    return answer;
  };
  return { ...write, send: send as Write<Row>['send'] };
}
