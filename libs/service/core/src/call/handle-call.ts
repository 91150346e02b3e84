import { settlePolicy } from '@portal/service-change-pipeline';
import {
  bodySchemaOn,
  type CallerKind,
  callersOf,
  type DocumentFile,
  DocumentFileSchema,
  type Endpoint,
  type Schema,
} from '@portal/contract';
import { usedUploadMinutes } from '@portal/domain';
import { type Database, endUploads, type PreparedReads, type UploadOwner } from '@portal/service-store';
import { authorizer } from '../access/authorizer';
import { type BearerReader } from '../access/read-bearer';
import { type Answer, success } from '../wire/answer';
import { attachment } from '../wire/attachment';
import { bodyLimits, bytesType, readJsonObject, readRaw } from '../wire/read-body';
import { queryValues, readInput } from '../wire/read-input';
import { receiveFiles } from '../wire/receive-files';
import { Refusal } from '../wire/refusal';
import { idOf } from '../caller/caller';
import { answerAlike } from './answer-alike';
import { viewAnswerer } from './answer-view';
import { filesInPlace } from './files-in-place';
import { mayBeCompressed } from './compressible';
import { type Authorization } from '../caller/admitted';
import { type RequestContext } from '../caller/request-context';
import { runUseCase } from './run-use-case';
import { type OpenCall, type Tools, type UseCase } from './use-case';
import { type BeginWaiting, writeTurns } from './write-turns';

/** One row of the table with what the service does for it, if it does anything yet. */
export interface Call {
  row: Endpoint;
  useCase: UseCase | undefined;
  params: Record<string, string>;
}

/** A call that a use case answers by itself. */
interface OrdinaryCall extends Omit<Call, 'useCase'> {
  useCase: Exclude<UseCase, { for: 'report' | 'policy-view' }> | undefined;
  policyNumber: string | null;
}

/** Notes who is calling, for the log. */
type Note = (caller: CallerKind) => void;

interface Parts {
  readBearer: BearerReader;
  reads: PreparedReads;
  tools: Tools;
  version: string;
  beginWaiting: BeginWaiting | undefined;
}

export type CallHandler = ReturnType<typeof callHandler>;

/**
 * Answers one call of the table: who asks, may they, is the policy theirs or open to them, is the input in order, then the
 * use case.
 *
 * Whatever a row does not allow is refused: no callers means nobody, no use case means 501. A policy of somebody else and
 * one that does not exist are refused alike, before anything that was sent is read.
 */
export function callHandler({ readBearer, reads, tools, version, beginWaiting }: Parts) {
  const { database } = tools;
  const settle = (policyNumber: string) => settlePolicy(tools, policyNumber);
  const answerView = viewAnswerer({ database, version, account: tools.eftAccount, settle });
  const authorize = authorizer({ readBearer, reads, database });
  const takeTurn = writeTurns(undefined, beginWaiting);

  return async (
    { row, useCase, params }: Call,
    request: Request,
    context: RequestContext,
    note: Note,
  ): Promise<Answer> => {
    const { policyNumber = null } = params as Record<string, string | null>;
    if (useCase?.for === 'report') {
      const raw = await context.arrivalOf(readRaw(request, bodyLimits.usual));
      const signature = request.headers.get(row.signature ?? '');
      return success(await useCase.run({ raw, signature, request: context }, tools));
    }
    const isOpen = callersOf(row).includes('anonymous');
    const needsServicing = useCase?.for !== 'staff';
    const takesNew = useCase?.for === 'policy-or-new';
    const asked = { row, policyNumber, needsServicing, takesNew, request, context, note };
    const authorization = isOpen ? null : await authorize(asked);
    if (useCase?.for === 'policy-view') {
      if (authorization === null) throw new Error(`${row.route} shows a policy to everybody`);
      return answerView({ row, view: useCase.view, policyNumber, context, authorization });
    }
    const admittedCall = { row, useCase, params, policyNumber };
    const answer = () => answerCall(admittedCall, request, context, authorization);
    if (authorization === null || row.method === 'GET') return answer();
    const release = await context.arrivalOf(takeTurn(authorization.writer));
    return answer().finally(release);
  };

  /** Answers a call that nothing is kept of. */
  async function answerCall(
    { row, useCase, params, policyNumber }: OrdinaryCall,
    request: Request,
    context: RequestContext,
    authorization: Authorization | null,
  ): Promise<Answer> {
    let admitted = authorization && (await authorization.enter());
    if (authorization && admitted?.policy && policyNumber !== null && (await settle(policyNumber))) {
      admitted = await authorization.enter();
    }
    if (!useCase) throw new Refusal('NOT_AVAILABLE');
    if (useCase.for === 'everybody-alike') return answerAlike(useCase, request);
    const owner = admitted && { ownerId: idOf(admitted.caller), policyNumber };
    const { body, used } = await readBody(row, request, context, { owner, database });
    const bytes = row.takesBytes ? await readPart(request, context) : nothing;
    const call = { params, query: readQuery(row, request), body, bytes, request: context } as OpenCall<Endpoint>;
    const data = await runUseCase(useCase, call, admitted, tools);
    if (used.length > 0) {
      const end = new Date(context.now.getTime() + usedUploadMinutes * 60_000);
      context.after(() => endUploads(database, used, end));
    }
    const answer = row.reply === DocumentFileSchema ? attachment(data as DocumentFile) : success(data);
    return { ...answer, isCompressible: mayBeCompressed(row.method, useCase.for) };
  }
}

const readQuery = ({ query }: Endpoint, { url }: Request) =>
  query && readInput(query as Schema, queryValues(new URL(url).searchParams));

/** A deletion with nothing in its body is a body that a proxy took away (docs/reliability.md#g6): 400, and not 422. */
async function readBody(
  row: Endpoint,
  request: Request,
  { today, now, arrivalOf }: RequestContext,
  { owner, database }: { owner: UploadOwner | null; database: Database },
): Promise<{ body: unknown; used: readonly string[] }> {
  const schema = bodySchemaOn(row, today);
  if (!schema) return { body: undefined, used: [] };
  const sent = await arrivalOf(readJsonObject(request, row.takesFiles ? bodyLimits.files : bodyLimits.usual));
  if (row.method === 'DELETE' && Object.keys(sent).length === 0) throw new Refusal('BAD_REQUEST', 'The body is empty');
  if (!row.takesFiles) return { body: readInput(schema, sent), used: [] };
  const { value, used } = owner ? await filesInPlace(sent, owner, database, now) : { value: sent, used: [] };
  return { body: await receiveFiles(readInput(schema, value)), used };
}

const nothing = new Uint8Array();

const readPart = (request: Request, { arrivalOf }: RequestContext) =>
  arrivalOf(readRaw(request, bodyLimits.part, bytesType));
