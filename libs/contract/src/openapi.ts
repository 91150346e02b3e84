import { callersOf } from './callers';
import { type JsonSchema } from '@valibot/to-json-schema';
import { apiBase, type Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { type ErrorCode, errorCodes } from './error-codes';
import { headerNames, serviceName } from './headers';
import { componentSchemas, describeBody, describeReply } from './openapi/json-schema';
import { tagOf } from './openapi/tags';

/** What the document says about the whole. */
export interface ApiInfo {
  title: string;
  version: string;
  description?: string;
  /** Addresses of the service, without the base path. */
  servers?: readonly string[];
}

interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
interface Content {
  'application/json': { schema: JsonSchema };
}
/** One part of a file. */
interface Bytes {
  'application/octet-stream': { schema: JsonSchema };
}
export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: (ApiParameter | { $ref: string })[];
  requestBody?: { required: true; content: Content | Bytes };
  responses: Record<string, { description: string; content: Content }>;
  security: Record<string, string[]>[];
  'x-callers': readonly string[];
  'x-addition'?: true;
}
export interface ApiDocument {
  openapi: '3.1.0';
  info: Omit<ApiInfo, 'servers'>;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

/** The API document, OpenAPI 3.1, made from the table of endpoints. */
export function openApiDocument({ servers = [''], ...info }: ApiInfo): ApiDocument {
  const rows = Object.entries(endpoints) as [string, Endpoint][];
  const paths: ApiDocument['paths'] = {};
  for (const [name, row] of rows) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: servers.map((server) => ({ url: server + apiBase })),
    tags: [...new Set(rows.map(([name]) => tagOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      parameters: headerParameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }): ApiParameter => {
  return { name, in: 'header', required: false, description, schema };
};

/** Headers that the portal sends with every request. The service answers without them too. */
const headerParameters: Record<string, ApiParameter> = {
  requestId: header(headerNames.requestId, 'A fresh id for every request'),
  serviceName: header(headerNames.serviceName, 'Who calls', { type: 'string', examples: [serviceName] }),
  userRole: header(headerNames.userRole, 'Noted, never believed: the token decides', { enum: ['user', 'admin'] }),
  idempotencyKey: header(headerNames.idempotencyKey, 'One intention behind a write, through every repeat', {
    type: 'string',
    maxLength: 255,
  }),
  traceParent: header(headerNames.traceParent, 'W3C Trace Context: the trace that the request belongs to'),
};

function operation(name: string, row: Endpoint): ApiOperation {
  const isOpen = callersOf(row).includes('anonymous');
  return {
    operationId: name,
    summary: row.summary,
    tags: [tagOf(name)],
    parameters: parametersOf(row),
    ...(row.body && { requestBody: { required: true, content: json(describeBody(row.body)) } }),
    ...(row.takesBytes && { requestBody: { required: true, content: bytes } }),
    responses: {
      200: { description: 'What was asked for', content: json(envelope(describeReply(row.reply))) },
      ...failuresOf(row),
    },
    security: isOpen ? [] : [{ bearer: [] }],
    'x-callers': callersOf(row),
    ...(row.isAddition && { 'x-addition': true as const }),
  };
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

const bytes: Bytes = { 'application/octet-stream': { schema: {} } };

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, data },
  required: ['success', 'data'],
});

function parametersOf(row: Endpoint): ApiOperation['parameters'] {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): ApiParameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = row.query && describeBody(row.query);
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]): ApiParameter => {
    const required = query?.required?.includes(name) ?? false;
    return { name, in: 'query', required, schema: typeof schema === 'boolean' ? {} : schema };
  });
  const headers = Object.keys(headerParameters).filter((name) => row.method !== 'GET' || name !== 'idempotencyKey');
  return [...inPath, ...inQuery, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

/** Codes that a call can give because of what it is, besides those that its row names. */
function codesOfRow(row: Endpoint): ErrorCode[] {
  const isOpen = callersOf(row).includes('anonymous');
  return [
    'BAD_REQUEST',
    ...(row.body
      ? ([
          'UNKNOWN_FIELD',
          'VALIDATION_ERROR',
          'REQUEST_TIMEOUT',
          'PAYLOAD_TOO_LARGE',
          'UNSUPPORTED_MEDIA_TYPE',
        ] as const)
      : []),
    ...(row.query ? (['VALIDATION_ERROR'] as const) : []),
    'UNAUTHORIZED',
    ...(isOpen ? [] : (['FORBIDDEN', 'NOT_FOUND'] as const)),
    ...(row.method === 'GET' ? [] : (['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const)),
    ...row.errors,
    'RATE_LIMIT',
    'INTERNAL_SERVER_ERROR',
    'NOT_AVAILABLE',
    'PROVIDER_UNAVAILABLE',
  ];
}

function failuresOf(row: Endpoint): ApiOperation['responses'] {
  const byStatus = Map.groupBy(new Set(codesOfRow(row)), (code) => errorCodes[code].status);
  const schema: JsonSchema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: json(schema) }]),
  );
}
