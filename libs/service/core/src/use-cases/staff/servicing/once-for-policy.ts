import { bodyHash } from '@portal/service-change-pipeline';
import {
  findAnswered,
  inTransaction,
  lockPolicy,
  type PolicyRow,
  rememberAnswer,
  type Transaction,
} from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { type RequestContext } from '../../../caller/request-context';
import { type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';

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
    const intention = key && { subject: `${caller.staff.id} ${policyNumber}`, route, key };
    const before = intention ? await findAnswered(tx, intention) : null;
    if (before) {
      if (before.bodyHash !== bodyHash(body)) throw new Refusal('IDEMPOTENCY_MISMATCH');
      return before.answer as Answer;
    }
    const answer = await work(tx, policy);
    if (intention) await rememberAnswer(tx, intention, { bodyHash: bodyHash(body), answer, now });
    return answer;
  });
