import type { Permission, PlainDate } from '@portal/domain';
import type * as v from 'valibot';
import type { ErrorCode } from './error-codes';

/** Any schema that reads a value at the border without waiting for anything. */
export type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who is asking. A claimant is somebody who claims and signed in for that alone; a consultant and a portal administrator are both staff. */
export const callerKinds = ['anonymous', 'customer', 'claimant', 'consultant', 'portalAdmin'] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Sets of callers that endpoints share. */
export const anybody: readonly CallerKind[] = callerKinds;
export const signedIn: readonly CallerKind[] = ['customer', 'consultant', 'portalAdmin'];
export const customersOnly: readonly CallerKind[] = ['customer'];

/** The names between braces in a path: `'/policy/{policyNumber}'` gives `'policyNumber'`. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Who may make a call: whoever has a permission (docs/domain/changes.md#r7-3), or these kinds of callers. */
type Admitted = { permission: Permission; callers?: never } | { callers: readonly CallerKind[]; permission?: never };

interface Described {
  /** One sentence for the API document. */
  summary: string;
  query?: Schema;
  body?: Schema;
  /** The body with the rules that depend on the day: ages, dates in the future, documents that ran out. */
  bodyOn?: (today: PlainDate) => Schema;
  /** The `data` of a successful answer. */
  reply: Schema;
  /** Error codes beyond those that any call can give. */
  errors?: readonly ErrorCode[];
  /** True for calls that the specification does not list. */
  isAddition?: boolean;
  /** Upload routes take larger bodies. */
  takesFiles?: boolean;
  /** The header in which another system signs the body: it is let in by that and by nothing else. */
  signature?: string;
}
type Details = Described & Admitted;

/** One call: how it is reached, who may make it, what it takes and what it gives. */
export interface Endpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  D extends Details = Details,
> {
  route: `${Method} ${Path}`;
  method: Method;
  /** Below `/api/v1`. */
  path: Path;
  summary: string;
  /** Null: `callers` says who. `callersOf` answers for both. */
  permission: Permission | null;
  callers: readonly CallerKind[];
  query: D['query'];
  body: D['body'];
  bodyOn: ((today: PlainDate) => Schema) | undefined;
  reply: D['reply'];
  errors: readonly ErrorCode[];
  isAddition: boolean;
  takesFiles: boolean;
  /** The body is bytes and no JSON: one part of a file. Said beside the row, so that the first page carries nothing of it. */
  takesBytes?: boolean;
  signature: string | null;
}

/** Writes one row of the table of endpoints. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Route extends `${HttpMethod} /${string}`, const D extends Details>(
  route: Route,
  details: D,
): Endpoint<MethodOf<Route>, PathOf<Route>, D> {
  const [method, path] = route.split(' ') as [MethodOf<Route>, PathOf<Route>];
  const { errors = [], isAddition = false, takesFiles = false, signature = null, summary } = details;
  const { permission = null, callers = [] } = details;
  const schemas = {
    query: details.query as D['query'],
    body: details.body as D['body'],
    reply: details.reply as D['reply'],
  };
  const words = { summary, permission, callers, errors, isAddition, takesFiles, signature };
  return { route: `${method} ${path}`, method, path, ...words, ...schemas, bodyOn: details.bodyOn };
}

type MethodOf<Route extends string> = Route extends `${infer M extends HttpMethod} ${string}` ? M : never;
type PathOf<Route extends string> = Route extends `${string} ${infer P}` ? P : never;

export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string>;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? v.InferInput<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferInput<E['body']> : undefined;
/** A body after it was read: trimmed, normalised, with defaults. */
export type TrustedBodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;
export type TrustedQueryOf<E extends Endpoint> = E['query'] extends Schema ? v.InferOutput<E['query']> : undefined;
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>;

/** The schema that judges a body today: with the rules of the day where a row has them. */
export const bodySchemaOn = (row: Endpoint, today: PlainDate): Schema | undefined => row.bodyOn?.(today) ?? row.body;

export type ReadEndpoint = Endpoint<'GET'>;

/** Where every path of the table starts. */
export const apiBase = '/api/v1';

/**
 * Puts values into a path template, encoded: `fillPath('/policy/{policyNumber}', { policyNumber: '7000010012' })`.
 * Throws for a value that is missing or that would lead elsewhere: nothing, `.` and `..` change a path even encoded.
 */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || /^\.{0,2}$/.test(value)) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
