import { type JsonSchema } from '@valibot/to-json-schema';
import { callersOf } from './callers';
import { callsOfAreas } from './calls-of-areas';
import { apiBase, type Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { type CallExample, exampleOf } from './openapi/examples';
import fieldWords from './openapi/field-words.json' with { type: 'json' };
import { componentSchemas, describeBody } from './openapi/json-schema';
import { type ApiParameter, headerParameters, pathParameters, signatureParameter } from './openapi/parameters';
import { repeatsAsOne } from './openapi/refusals';
import { type ApiResponse, responsesOf } from './openapi/responses';
import { areaWords, tagOf } from './openapi/tags';
import { type FieldWords, withWords } from './openapi/with-words';
import { type OptionalArea } from './optional-areas';

/** What the document says about the whole. */
export interface ApiInfo {
  title: string;
  version: string;
  description?: string;
  /** Addresses of the service, without the base path. */
  servers?: readonly string[];
  /** What this insurer does without: its calls are left out. */
  without?: readonly OptionalArea[];
}

interface Body {
  required: true;
  description?: string;
  content: Record<string, { schema: JsonSchema; example?: unknown }>;
}
export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: (ApiParameter | { $ref: string })[];
  requestBody?: Body;
  responses: Record<string, ApiResponse>;
  security: Record<string, string[]>[];
  'x-callers': readonly string[];
  'x-addition'?: true;
}
export interface ApiDocument {
  openapi: '3.1.0';
  info: Omit<ApiInfo, 'servers' | 'without'> & { license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

const wordsOf = (place: string): FieldWords => (fieldWords as Record<string, FieldWords | undefined>)[place] ?? {};

/** The API document, OpenAPI 3.1, made from the table of endpoints. */
export function openApiDocument({ servers = [''], without = [], ...info }: ApiInfo): ApiDocument {
  const left = new Set<string>(without.flatMap((area) => callsOfAreas[area]));
  const rows = (Object.entries(endpoints) as [string, Endpoint][]).filter(([name]) => !left.has(name));
  const paths: ApiDocument['paths'] = {};
  for (const [name, row] of rows) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
  }
  const schemas = Object.entries(componentSchemas()).map(([name, schema]) => [name, withWords(schema, wordsOf(name))]);
  return {
    openapi: '3.1.0',
    info: { ...info, license: { name: 'MIT', identifier: 'MIT' } },
    servers: servers.map((server) => ({ url: server + apiBase })),
    tags: Object.entries(areaWords).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas) as Record<string, JsonSchema>,
      parameters: headerParameters,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of a customer, or the token that the identity provider of staff gave.',
        },
      },
    },
  };
}

function operation(name: string, row: Endpoint): ApiOperation {
  const isOpen = callersOf(row).includes('anonymous');
  const example = exampleOf(name);
  const requestBody = bodyOf(name, row, example);
  return {
    operationId: name,
    summary: row.summary,
    tags: [tagOf(name)],
    parameters: parametersOf(name, row, example),
    ...(requestBody && { requestBody }),
    responses: responsesOf(name, row, wordsOf(`${name}.reply`), example),
    security: isOpen ? [] : [{ bearer: [] }],
    'x-callers': callersOf(row),
    ...(row.isAddition && { 'x-addition': true as const }),
  };
}

function bodyOf(name: string, row: Endpoint, example: CallExample | undefined): Body | undefined {
  if (row.takesBytes) {
    return {
      required: true,
      description: 'The bytes of the part, as they are.',
      content: { 'application/octet-stream': { schema: {} } },
    };
  }
  if (!row.body) return undefined;
  const schema = withWords(describeBody(row.body), wordsOf(`${name}.body`));
  const sent = example?.body;
  return { required: true, content: { 'application/json': { schema, ...(sent !== undefined && { example: sent }) } } };
}

function parametersOf(name: string, row: Endpoint, example: CallExample | undefined): ApiOperation['parameters'] {
  const shown = (parameter: ApiParameter, value: unknown): ApiParameter =>
    value === undefined ? parameter : { ...parameter, example: value };
  const inPath = pathParameters(row.path).map((one) => shown(one, example?.params?.[one.name]));
  const query = row.query && withWords(describeBody(row.query), wordsOf(`${name}.query`));
  const inQuery = Object.entries(query?.properties ?? {}).map(([field, described]): ApiParameter => {
    const { description = '', ...schema } = described as JsonSchema;
    const required = query?.required?.includes(field) ?? false;
    return shown({ name: field, in: 'query', required, description, schema }, example?.query?.[field]);
  });
  const headers = Object.keys(headerParameters).filter((one) => one !== 'idempotencyKey' || repeatsAsOne(name, row));
  const signed = row.signature === null ? [] : [signatureParameter(row.signature)];
  return [...inPath, ...inQuery, ...signed, ...headers.map((one) => ({ $ref: `#/components/parameters/${one}` }))];
}
