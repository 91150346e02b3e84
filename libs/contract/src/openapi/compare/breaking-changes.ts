import { type Resolve, type Shape, schemaChanges } from './schema-changes';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Shape;
}
type Content = Readonly<Record<string, { schema?: Shape }>>;
interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
  'x-callers'?: readonly string[];
}

/** A document of the API as far as it is compared. */
export interface ComparedApi {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas?: Readonly<Record<string, Shape>>; parameters?: Readonly<Record<string, Parameter>> };
}

/**
 * What breaks callers that were written for the document before, one sentence for each: a call that is gone, a field that must be sent,
 * an answer that lacks a field or can be something new, a narrower value, a status that was not there, a caller who is let in no more.
 */
export function breakingChanges(before: ComparedApi, after: ComparedApi): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now ? changesOfCall(old, now, { before, after }).map((one) => `${call}: ${one}`) : [`${call} is gone`];
    }),
  );
}

interface Documents {
  before: ComparedApi;
  after: ComparedApi;
}

function changesOfCall(old: Operation, now: Operation, documents: Documents): string[] {
  const sides = { before: resolver(documents.before), after: resolver(documents.after) };
  const shut = (old['x-callers'] ?? []).filter((caller) => now['x-callers'] && !now['x-callers'].includes(caller));
  const statuses = Object.keys(now.responses).filter((status) => !Object.hasOwn(old.responses, status));
  const answered = Object.entries(old.responses).flatMap(([status, response]) => {
    const [was, is] = [jsonOf(response.content), jsonOf(now.responses[status]?.content)];
    return was && is ? schemaChanges(was, is, 'answered', sides, `answer ${status}`) : [];
  });
  return [
    ...shut.map((caller) => `${caller} is let in no more`),
    ...parameterChanges(old, now, documents),
    ...bodyChanges(old, now, sides),
    ...statuses.map((status) => `answers ${status}, which it did not`),
    ...answered,
  ];
}

function bodyChanges(old: Operation, now: Operation, sides: { before: Resolve; after: Resolve }): string[] {
  if (!now.requestBody) return [];
  if (!old.requestBody) return ['a body must be sent'];
  const [was, is] = [old.requestBody.content, now.requestBody.content];
  const gone = Object.keys(was).filter((type) => !Object.hasOwn(is, type));
  const inside = Object.entries(was).flatMap(([type, { schema }]) => {
    const next = is[type]?.schema;
    return schema && next ? schemaChanges(schema, next, 'sent', sides, 'body') : [];
  });
  return [...gone.map((type) => `takes no ${type} any more`), ...inside];
}

function parameterChanges(old: Operation, now: Operation, { before, after }: Documents): string[] {
  const [was, is] = [parametersOf(old, before), parametersOf(now, after)];
  return [...is].flatMap(([name, next]) => {
    const known = was.get(name);
    const mustBeSent = next.required && !known?.required ? [`${name} must be sent`] : [];
    const sides = { before: resolver(before), after: resolver(after) };
    const narrowed = known?.schema && next.schema ? schemaChanges(known.schema, next.schema, 'sent', sides, name) : [];
    return [...mustBeSent, ...narrowed];
  });
}

/** Parameters by place and name: `query pageSize`. */
function parametersOf({ parameters = [] }: Operation, { components }: ComparedApi): Map<string, Parameter> {
  const found = parameters.map((one) => (one.$ref ? (components.parameters?.[lastPart(one.$ref)] ?? one) : one));
  return new Map(found.map((one) => [`${one.in} ${one.name}`, one]));
}

const resolver =
  ({ components }: ComparedApi): Resolve =>
  (shape) =>
    shape.$ref ? (components.schemas?.[lastPart(shape.$ref)] ?? {}) : shape;

const lastPart = (ref: string) => ref.split('/').at(-1) ?? '';
const jsonOf = (content: Content | undefined) => content?.['application/json']?.schema;
