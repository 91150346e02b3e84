import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Schema,
  type StoredSession,
} from '@portal/contract';
import { type Answer } from './answer';
import { type Line } from './in-parts/line';
import { type Transfer } from './in-parts/transfer';
import { type Refresher, type SessionPort } from './session-port';

/** What may be said about one call beyond its row. */
export interface CallOptions<E extends Endpoint = Endpoint> {
  query?: QueryFor<E>;
  /** One per intention of a person. Give it when the same write may be sent twice; otherwise each call gets its own. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Of a call with large files, which are sent in parts (decision 004). Without it nobody sees them, and a break of the line ends it. */
  inParts?: InParts;
  /** An addition: a backend that has no such call may say so in any shape, which is `NOT_FOUND`. */
  isOptional?: boolean;
  /** Speaks for this session instead of the stored one, and does not refresh it. */
  as?: StoredSession;
}

/** What only the sending of files in parts says of a call. */
export interface SendOptions extends CallOptions {
  /** The body, of a row that takes bytes. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** How somebody takes part in sending files in parts. */
export interface InParts {
  /** They are on their way; not told of where nothing is sent in parts. */
  onBegin: (transfer: Transfer) => void;
  /** Goes on by itself after a break. False: the call fails, and made again it goes on where it was. */
  waits: boolean;
  /** The policy under which the parts are kept, for a call whose address names none; without one nothing goes in parts. */
  policyNumber?: string;
}

/** The query of a row. Code that is written for a row of any kind may pass any. */
type QueryFor<E extends Endpoint> = unknown extends E['query']
  ? undefined
  : E['query'] extends Schema
    ? QueryOf<E>
    : unknown;

/** The body and the options of a call. A row with a body demands one; a row of any kind takes any. */
export type Rest<E extends Endpoint> = unknown extends E['body']
  ? [body?: undefined, options?: CallOptions<E>]
  : E['body'] extends Schema
    ? [body: BodyOf<E>, options?: CallOptions<E>]
    : [body?: unknown, options?: CallOptions<E>];

/** The contract as typed calls. */
export interface Api {
  readonly session: SessionPort;
  /** Makes one call. Gives a result, whatever happens; never throws, toasts or redirects. */
  call<E extends Endpoint>(endpoint: E, params: ParamsOf<E>, ...rest: Rest<E>): Promise<Answer<ReplyOf<E>>>;
  /** Calls to the same backend for another session. */
  beside(other: Pick<ApiPorts, 'session' | 'refresher'>): Api;
}

/** The outside world of the client. Only `host` and `session` have to be given. */
export interface ApiPorts {
  /** The backend's address without a path, such as `https://api.example`. Empty: the page's own. */
  host: string;
  session: SessionPort;
  refresher?: Refresher;
  fetch?: typeof globalThis.fetch;
  requestId?: () => string;
  locks?: Pick<LockManager, 'request'>;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
  /** How files are sent in parts; the browser's own unless given. */
  line?: Line;
}
