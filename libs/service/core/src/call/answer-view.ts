import { type Endpoint } from '@portal/contract';
import { type Database, storeAnswer } from '@portal/service-store';
import { type Authorization } from '../caller/admitted';
import { type HouseAccount } from '../config';
import { type Answer, success } from '../wire/answer';
import { type RequestContext } from '../caller/request-context';
import { mayBeCompressed } from './compressible';
import { type PolicyView } from './use-case';

interface Parts {
  database: Database;
  version: string;
  /** Where an EFT goes: part of what answers are made of. */
  account: HouseAccount | null;
  /** Lets happen what is due on the policy. Says whether anything was. */
  settle(policyNumber: string): Promise<boolean>;
}

interface AskedView {
  row: Endpoint;
  view: PolicyView<Endpoint>;
  policyNumber: string | null;
  context: RequestContext;
  authorization: Authorization;
}

/**
 * Answers a view of a policy: with the answer that is kept, while it is right, or with a new one, which is kept afterwards.
 *
 * What a view is made of and the revision come of one statement, and the database takes an answer for that revision only.
 * A new answer that could not be kept has been sent all the same.
 */
export const viewAnswerer =
  ({ database, version, account, settle }: Parts) =>
  async ({ row: { method, route }, view, policyNumber, context, authorization }: AskedView): Promise<Answer> => {
    const isCompressible = mayBeCompressed(method, 'policy-view');
    if (policyNumber === null) throw new Error(`${route} names no policy to look at`);
    const asked = { policyNumber, day: context.today, madeBy: `${version} ${account?.Account_Number ?? ''} ${route}` };
    const body = await authorization.keptAnswer(asked);
    if (body !== null) return { status: 200, body, isCompressible };

    const first = await authorization.enter();
    const { policy, circumstances, revision } = (await settle(policyNumber)) ? await authorization.enter() : first;
    if (policy === null) throw new Error(`${route} was admitted without its policy`);
    const answer = success(view(policy.record, context.today, circumstances, account));
    if (revision !== null) context.after(() => storeAnswer(database, { ...asked, revision, body: answer.body }));
    return { ...answer, isCompressible };
  };
