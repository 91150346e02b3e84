import { type Answer, useApi } from '@portal/api-client';
import { type BodyOf, type Change, type Endpoint } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** A row of the table that changes a policy. */
export type ChangeRow = Endpoint<'POST' | 'PUT' | 'DELETE', string>;

/**
 * Sends a change of the policy on screen. Gives a result and never throws; whatever became of it, what is known about the
 * policy is read again, because a change that failed may have been made by somebody else.
 */
export function useSendChange<Row extends ChangeRow>(row: Row) {
  const api = useApi();
  const client = useQueryClient();
  const policyNumber = useSelectedPolicyNumber() ?? '';

  return async (body: BodyOf<Row>, idempotencyKey?: string): Promise<Answer<Change>> => {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    const answer = (await api.call<Endpoint>(row, { policyNumber }, body as undefined, options)) as Answer<Change>;
    await refreshPolicy(client);
    return answer;
  };
}

/** Everything read about policies is read again: the change may show in lists, notices and drafts too. */
export const refreshPolicy = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  client.invalidateQueries({ queryKey: ['read'] });
