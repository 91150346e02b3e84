import { done, once } from '@portal/service-change-pipeline';
import { inTransaction, lockPolicy, type PolicyRow, type Transaction } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { type RequestContext } from '../../../caller/request-context';
import { type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { refusalOf } from '../../pipeline-tools';

interface Asked {
  policyNumber: string;
  /** Names what is done, apart from everything else that the same key could be for. */
  route: string;
  caller: StaffCaller;
  request: RequestContext;
  body?: object;
}

/**
 * Does something about a policy with the policy locked, once for each intention: the same key gets the first answer again
 * (docs/reliability.md#e5).
 */
export const onceForPolicy = <Answer extends object>(
  { database }: Pick<Tools, 'database'>,
  { policyNumber, route, caller, request, body = {} }: Asked,
  work: (tx: Transaction, policy: PolicyRow) => Promise<Answer>,
): Promise<Answer> =>
  inTransaction(database, async (tx) => {
    const policy = await lockPolicy(tx, policyNumber);
    if (policy === null) throw new Refusal('NOT_FOUND');
    const { idempotencyKey: key, now } = request;
    const intention = key === null ? null : { subject: `${caller.staff.id} ${policyNumber}`, route, key };
    const outcome = await once(tx, { intention, body, now }, async () => done(await work(tx, policy)));
    if (!outcome.success) throw refusalOf(outcome);
    return outcome.value;
  });
