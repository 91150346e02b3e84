import { type Endpoint } from '@portal/contract';
import { type Database, keepAnswer, type PreparedReads } from '@portal/service-store';
import { type Admit } from '../access/admit';
import { type HouseAccount } from '../config';
import { type Answer, success } from '../wire/answer';
import { type RequestContext } from './request-context';
import { type PolicyView } from './use-case';

interface Parts {
  reads: PreparedReads;
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
  admit: Admit;
}

/**
 * Answers a view of a policy: with the answer that is kept, while it is right, or with a new one, which is kept afterwards.
 *
 * What a view is made of and the revision come of one statement, and the database takes an answer for that revision only.
 * A new answer that could not be kept has been sent all the same.
 */
export const viewAnswerer =
  ({ reads, database, version, account, settle }: Parts) =>
  async ({ row: { route }, view, policyNumber, context, admit }: AskedView): Promise<Answer> => {
    if (policyNumber === null) throw new Error(`${route} names no policy to look at`);
    const asked = { policyNumber, day: context.today, madeBy: `${version} ${account?.Account_Number ?? ''} ${route}` };
    const { body } = await admit((sessionId) => reads.findAnswer(sessionId, asked));
    if (body !== null) return { status: 200, body };

    const find = () => admit((sessionId) => reads.findCaller(sessionId, policyNumber));
    const first = await find();
    const found = (await settle(policyNumber)) ? await find() : first;
    const { policy, pendingEntityIds, isPaymentOpen, revision } = found;
    if (policy === null) throw new Error(`${route} was admitted without its policy`);
    const answer = success(view(policy.record, context.today, { pendingEntityIds, isPaymentOpen }, account));
    if (revision !== null) context.after(() => keepAnswer(database, { ...asked, revision, body: answer.body }));
    return answer;
  };
