import { type Endpoint, endpoints, headerNames, portalPaths } from '@portal/contract';
import { todayInJohannesburg } from '@portal/domain';
import { type Renderer } from '@portal/service-documents';
import { type Identity, type StaffTokens } from '@portal/service-identity';
import { notifyBanks } from '@portal/service-payments';
import {
  type Clock,
  type Database,
  type Messenger,
  type Observe,
  prepareReads,
  type RandomSource,
  sendMessages,
  unobserved,
} from '@portal/service-store';
import { bearerReader } from './access/read-bearer';
import { afterwards } from './call/afterwards';
import { oneAtATime } from './call/one-at-a-time';
import { sendingEnqueued } from './call/sending-enqueued';
import { type CallHandler, callHandler } from './call/handle-call';
import { type BeginWaiting } from './call/write-turns';
import { paysInCash } from './use-cases/claims/pays-in-cash';
import { withoutVouchers } from './use-cases/without-vouchers';
import { withoutAreas } from './use-cases/without-areas';
import { type RequestContext } from './caller/request-context';
import { messageBrandOf } from './message-brand';
import { type Tools } from './call/use-case';
import { type Providers, type ServiceConfig, usualHandlerTimeout, usualOmbud } from './config';
import { endpointRoutes, type Target } from './endpoint-routes';
import { type Answer, refused } from './wire/answer';
import { deviceOf } from './wire/device-cookie';
import { compressed, type CompressorFor } from './wire/compression';
import { answerHeaders } from './wire/headers';
import { lastResort } from './wire/last-resort';
import { type Log, type RequestEvent } from './wire/log-event';
import { idempotencyKeyOf } from './wire/idempotency-key';
import { overloaded } from './wire/overload';
import { requestId as requestIdOf } from './wire/request-id';
import { createRouter, type Route } from './wire/router';
import { timeLimit } from './wire/time-limit';
import { isPreflight, preflightResponse, toResponse } from './wire/to-response';
import { serviceRoutes } from './service-routes';
import { lookUpDeathReports } from './use-cases/claims/death-reports/look-up-reports';
import { type UseCases, useCases as allUseCases } from './use-cases/use-cases';

export interface ServiceDependencies {
  /** What is asked and changed by requests that may change something. */
  database: Database;
  /** For work that has connections of its own, so that the others cannot take them all; `database` unless given. */
  databases?: Partial<Record<'reads' | 'afterwards' | 'health', Database>>;
  /** Whether a request would wait longer for the database than its caller waits for it: it is refused at once. Absent: never. */
  isOverloaded?: (kind: RequestKind) => boolean;
  /** Told that a request begins to wait for earlier ones of its own caller; what it gives is called when that is over. */
  beginWaiting?: BeginWaiting | undefined;
  identity: Identity;
  /** Reads the tokens of staff. */
  staffTokens: StaffTokens;
  clock: Clock;
  random: RandomSource;
  /** Takes the messages that changes have enqueued. */
  messenger: Messenger;
  /** Parties outside that the service asks. */
  providers: Providers;
  /** Puts documents on pages. */
  render: Renderer;
  /** Absent: answers travel as they are. */
  compressorFor?: CompressorFor;
  config: ServiceConfig;
  log: Log;
  /** Watches every use case. */
  observe?: Observe | undefined;
  /** Names exactly what was built: an answer that another version has kept is not sent. */
  version: string;
}

/** Requests that change nothing (GET), and all others. */
export type RequestKind = 'reads' | 'writes';

/** What the server around the service knows about a request. */
interface RequestInfo {
  /** The caller's network address. */
  address: string;
  /** Takes work that goes on after the answer, so that a process can wait for it before it ends. */
  waitUntil?: (work: Promise<void>) => void;
  /** The trace that the request belongs to, for its line of the log; null: none. */
  traceId?: string | null;
  /** Told the template of the path, as in `/api/v1/policy/{policyNumber}`, once a route fits. */
  onRoute?: (template: string) => void;
}

/** The whole service: a function that always gives a response and never fails. */
export type Service = (request: Request, info: RequestInfo) => Promise<Response>;

/** Another table than the contract's own, for tests of the service itself. */
export interface Table {
  rows: Record<string, Endpoint>;
  useCases: UseCases;
}

/** Puts the service together over a database, an identity and the contract's table of endpoints. */
export function createService(
  dependencies: ServiceDependencies,
  table: Table = { rows: endpoints, useCases: allUseCases },
): Service {
  const { database, identity, clock, random, messenger, providers, render, config, version } = dependencies;
  const { compressorFor = noCompressor, observe = unobserved, isOverloaded = () => false } = dependencies;
  const { reads = database, afterwards: behind = database, health = database } = dependencies.databases ?? {};
  const log = withoutFailing(dependencies.log);
  const brand = messageBrandOf({ ...config, product: config.issuer.productName });
  const sendEnqueued = sendingEnqueued({
    toBanks: () => notifyBanks({ database: behind, clock, debtorBank: providers.debtorBank }),
    messages: () => sendMessages({ database: behind, messenger, clock, brand }),
  });
  const lookUpReports = oneAtATime(() => lookUpDeathReports({ database: behind, clock, random }));
  const toolsOn = (database: Database): Tools => ({
    database,
    identity,
    clock,
    random,
    render,
    issuer: config.issuer,
    ombud: config.ombud ?? usualOmbud,
    secrets: config.secrets,
    providers,
    eftAccount: config.eftAccount ?? null,
    portalUrl: config.portalUrl,
    payments: {
      database,
      clock,
      random,
      provider: providers.payments,
      returnUrl: config.portalUrl + portalPaths.payatReturn(),
    },
    sendEnqueued,
    lookUpReports: async () => {
      await lookUpReports();
      await sendEnqueued();
    },
  });
  const readBearer = bearerReader(identity, dependencies.staffTokens);
  const { beginWaiting } = dependencies;
  const handlerOn = (database: Database) =>
    callHandler({ readBearer, reads: prepareReads(database), tools: toolsOn(database), version, beginWaiting });
  const handlers: Record<RequestKind, CallHandler> = { reads: handlerOn(reads), writes: handlerOn(database) };
  const headers = answerHeaders(config.origins);
  const cookies = { isSecure: config.isSecure ?? false, crossesSites: config.origins.length > 0 };
  const taken = withoutAreas(table, config.without ?? []);
  const answered = paysInCash({ providers }) ? taken : withoutVouchers(taken);
  const routes: Route<Target>[] = [
    ...endpointRoutes(answered),
    ...serviceRoutes({ database: health, version, config }),
  ];
  const findRoute = createRouter(routes);
  const timeout = config.handlerTimeout ?? usualHandlerTimeout;

  const answer = async (
    request: Request,
    { onRoute }: RequestInfo,
    context: RequestContext,
    event: RequestEvent,
  ): Promise<Answer> => {
    const { target, template, params } = findRoute(request.method, request.url);
    event.path = template;
    onRoute?.(template);
    if (target.kind === 'page') return target.answer();
    const note = (caller: RequestEvent['caller']) => {
      event.caller = caller;
    };
    const { name, ...call } = target;
    const kind = call.row.method === 'GET' ? 'reads' : 'writes';
    if (isOverloaded(kind)) throw overloaded();
    return observe({ kind: 'use case', name }, () => handlers[kind]({ ...call, params }, request, context, note));
  };

  return async (request, info) => {
    const now = clock.now();
    const origin = request.headers.get('origin');
    const requestId = requestIdOf(request.headers.get(headerNames.requestId), random.uuid);
    if (isPreflight(request)) return preflightResponse(headers, origin, requestId);

    const event = eventOf(request, requestId, now, info);
    const device = deviceOf(request, cookies);
    const limit = timeLimit(timeout);
    const context: RequestContext = {
      arrivalOf: limit.except,
      requestId,
      now,
      today: todayInJohannesburg(now),
      address: info.address,
      userAgent: request.headers.get('user-agent'),
      device,
      idempotencyKey: idempotencyKeyOf(request.headers),
      after: afterwards({ requestId, clock, log, ...info }),
    };
    const answered = await limit.within(answer(request, info, context, event)).catch((thrown: unknown) => {
      const { refusal, error } = lastResort(thrown);
      Object.assign(event, { code: refusal.failure.code }, error && { error });
      return refused(refusal);
    });
    const { status } = answered;
    const level = status >= 500 && status !== 501 ? 'error' : status >= 400 ? 'warn' : 'info';
    log({ ...event, status, level, milliseconds: clock.now().getTime() - now.getTime() });
    const compressing = compressed(answered, request, compressorFor);
    const form = compressing && (await compressing);
    const response = toResponse(answered, headers, { origin, requestId, form });
    const cookie = device.cookie();
    if (cookie !== null) response.headers.append('set-cookie', cookie);
    return response;
  };
}

const noCompressor: CompressorFor = () => null;

/** A log that is broken stops no answer. */
const withoutFailing =
  (log: Log): Log =>
  (event) => {
    try {
      log(event);
    } catch {
      // there is nobody left to tell
    }
  };

/** The line of the log as far as it is known before the answer. The path stands there as a template or not at all. */
const eventOf = (
  { method }: Request,
  requestId: string,
  now: Date,
  { traceId = null }: Pick<RequestInfo, 'traceId'>,
): RequestEvent => ({
  time: now.toISOString(),
  level: 'info',
  event: 'request',
  requestId,
  ...(traceId !== null && { traceId }),
  method: knownMethods.has(method) ? method : '(other)',
  path: '(no route)',
  status: 0,
  milliseconds: 0,
  caller: 'anonymous',
});

const knownMethods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);
