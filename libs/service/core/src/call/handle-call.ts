import { bodySchemaOn, type CallerKind, type Endpoint, type Schema } from '@portal/contract';
import { type FoundCaller } from '@portal/service-store';
import { type CallerFinder } from '../access/find-caller';
import { bodyLimits, readJsonObject } from '../wire/read-body';
import { queryValues, readInput } from '../wire/read-input';
import { Refusal } from '../wire/refusal';
import { type RequestContext } from './request-context';
import { type PolicyCall, type Tools, type UseCase } from './use-case';

/** One row of the table with what the service does for it, if it does anything yet. */
export interface Call {
  row: Endpoint;
  useCase: UseCase | undefined;
  params: Record<string, string>;
}

/** Notes who is calling, for the log. */
type Note = (caller: CallerKind) => void;

/**
 * Answers one call of the table: who asks, may they, is the policy theirs, is the input in order, then the use case.
 *
 * Whatever a row does not allow is refused: no callers means nobody, no use case means 501. A policy of somebody else and
 * one that does not exist are refused alike, before anything that was sent is read.
 */
export function callHandler(findCaller: CallerFinder, tools: Tools) {
  return async (
    { row, useCase, params }: Call,
    request: Request,
    context: RequestContext,
    note: Note,
  ): Promise<unknown> => {
    const found = row.callers.includes('anonymous')
      ? null
      : await admit(row, params, request, context, findCaller, note);
    if (!useCase) throw new Refusal('NOT_AVAILABLE');
    const call = {
      params,
      query: readQuery(row, request),
      body: await readBody(row, request, context),
      request: context,
    };
    if (useCase.for === 'anybody') return useCase.run(call as PolicyCall<Endpoint>, tools);
    if (found === null) throw new Error(`${row.route} has no caller to give to its use case`);
    const { session, policy, pendingEntityIds, isPaymentOpen } = found;
    const caller = { kind: 'customer', session, customer: { id: session.customerId } } as const;
    const byCustomer = { ...call, caller };
    if (useCase.for === 'customer') return useCase.run(byCustomer as PolicyCall<Endpoint>, tools);
    if (policy === null) throw new Error(`${row.route} names no policy to give to its use case`);
    return useCase.run(
      { ...byCustomer, policy, circumstances: { pendingEntityIds, isPaymentOpen } } as PolicyCall<Endpoint>,
      tools,
    );
  };
}

/** The caller, when the row admits them and the policy in the path is theirs. */
async function admit(
  row: Endpoint,
  { policyNumber = null }: Record<string, string | null>,
  request: Request,
  { now }: RequestContext,
  findCaller: CallerFinder,
  note: Note,
): Promise<FoundCaller> {
  if (row.callers.length === 0) throw new Refusal('FORBIDDEN');
  const found = await findCaller(request.headers.get('authorization'), policyNumber, now);
  note('customer');
  if (!row.callers.includes('customer')) throw new Refusal('FORBIDDEN');
  if (policyNumber !== null && found.policy?.customerId !== found.session.customerId) throw new Refusal('NOT_FOUND');
  return found;
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
