import { settlePolicy } from '@portal/service-change-pipeline';
import { bodySchemaOn, type CallerKind, type Endpoint, type Schema } from '@portal/contract';
import { type FoundCaller, type PreparedReads } from '@portal/service-store';
import { admission } from '../access/admit';
import { type CallerFinder } from '../access/find-caller';
import { type Answer, success } from '../wire/answer';
import { bodyLimits, readJsonObject, readRaw } from '../wire/read-body';
import { queryValues, readInput } from '../wire/read-input';
import { Refusal } from '../wire/refusal';
import { viewAnswerer } from './answer-view';
import { type RequestContext } from './request-context';
import { type OpenCall, type Tools, type UseCase } from './use-case';

/** One row of the table with what the service does for it, if it does anything yet. */
export interface Call {
  row: Endpoint;
  useCase: UseCase | undefined;
  params: Record<string, string>;
}

/** Notes who is calling, for the log. */
type Note = (caller: CallerKind) => void;

interface Parts {
  findCaller: CallerFinder;
  reads: PreparedReads;
  tools: Tools;
  version: string;
}

/**
 * Answers one call of the table: who asks, may they, is the policy theirs, is the input in order, then the use case.
 *
 * Whatever a row does not allow is refused: no callers means nobody, no use case means 501. A policy of somebody else and
 * one that does not exist are refused alike, before anything that was sent is read.
 */
export function callHandler({ findCaller, reads, tools, version }: Parts) {
  const settle = (policyNumber: string) => settlePolicy(tools, policyNumber);
  const answerView = viewAnswerer({ reads, database: tools.database, version, account: tools.eftAccount, settle });

  return async (
    { row, useCase, params }: Call,
    request: Request,
    context: RequestContext,
    note: Note,
  ): Promise<Answer> => {
    const { policyNumber = null } = params as Record<string, string | null>;
    const admit = admission(findCaller, { row, policyNumber, request, now: context.now, note });
    if (useCase?.for === 'policy-view') return answerView({ row, view: useCase.view, policyNumber, context, admit });
    if (useCase?.for === 'report') {
      const raw = await readRaw(request, bodyLimits.usual);
      const signature = request.headers.get(row.signature ?? '');
      return success(await useCase.run({ raw, signature, request: context }, tools));
    }
    const isOpen = row.callers.includes('anonymous');
    const find = () => admit((sessionId) => reads.findCaller(sessionId, policyNumber));
    let found = isOpen ? null : await find();
    if (found?.policy && policyNumber !== null && (await settle(policyNumber))) found = await find();
    if (!useCase) throw new Refusal('NOT_AVAILABLE');
    const input = { query: readQuery(row, request), body: await readBody(row, request, context) };
    const call = { params, ...input, request: context } as OpenCall<Endpoint>;
    return success(await run(useCase, call, found, tools));
  };
}

/** Runs a use case with as much as it asks for. */
async function run(
  useCase: Exclude<UseCase, { for: 'policy-view' | 'report' }>,
  call: OpenCall<Endpoint>,
  found: FoundCaller | null,
  tools: Tools,
): Promise<unknown> {
  if (useCase.for === 'anybody') return useCase.run(call, tools);
  if (found === null) throw new Error('There is no caller to give to the use case');
  const { session, policy, pendingEntityIds, isPaymentOpen } = found;
  const caller = { kind: 'customer', session, customer: { id: session.customerId } } as const;
  const byCustomer = { ...call, caller };
  if (useCase.for === 'customer') return useCase.run(byCustomer, tools);
  if (policy === null) throw new Error('There is no policy to give to the use case');
  return useCase.run({ ...byCustomer, policy, circumstances: { pendingEntityIds, isPaymentOpen } }, tools);
}

const readQuery = ({ query }: Endpoint, { url }: Request) =>
  query && readInput(query as Schema, queryValues(new URL(url).searchParams));

/** A deletion with nothing in its body is a body that a proxy took away (reliability G6): 400, and not 422. */
async function readBody(row: Endpoint, request: Request, { today }: RequestContext): Promise<unknown> {
  const schema = bodySchemaOn(row, today);
  if (!schema) return undefined;
  const value = await readJsonObject(request, row.takesFiles ? bodyLimits.files : bodyLimits.usual);
  if (row.method === 'DELETE' && Object.keys(value).length === 0) throw new Refusal('BAD_REQUEST', 'The body is empty');
  return readInput(schema, value);
}
