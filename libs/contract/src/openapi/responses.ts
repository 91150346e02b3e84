import { type JsonSchema } from '@valibot/to-json-schema';
import { type Endpoint } from '../endpoint';
import { type ErrorCode, errorCodes, refuse } from '../error-codes';
import { type CallExample } from './examples';
import { describeReply } from './json-schema';
import { refusalsOf, refusedWhen } from './refusals';
import { type FieldWords, withWords } from './with-words';

interface NamedExample {
  summary: string;
  value: unknown;
}
export interface ApiResponse {
  description: string;
  content: { 'application/json': { schema: JsonSchema; example?: unknown; examples?: Record<string, NamedExample> } };
}

/** What a call answers: done, and by status every way in which it is refused. */
export const responsesOf = (
  name: string,
  row: Endpoint,
  words: FieldWords,
  example: CallExample | undefined,
): Record<string, ApiResponse> => ({
  200: {
    description: 'Done.',
    content: {
      'application/json': {
        schema: envelope(withWords(describeReply(row.reply), words)),
        ...(example && { example: { success: true, data: example.data } }),
      },
    },
  },
  ...failuresOf(name, row, example),
});

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', const: true, description: 'True: the call was done.' },
    data: { ...data, description: 'What was asked for.' },
  },
  required: ['success', 'data'],
});

function failuresOf(name: string, row: Endpoint, example: CallExample | undefined): Record<string, ApiResponse> {
  const byStatus = Map.groupBy(refusalsOf(name, row), (code) => errorCodes[code].status);
  const schema: JsonSchema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${refusedWhen[code]}`).join('\n\n'),
        content: { 'application/json': { schema, examples: examplesOf(codes, example) } },
      },
    ]),
  );
}

/** One refusal for each code; what a wrong body gets as the service said it. */
const examplesOf = (codes: readonly ErrorCode[], example: CallExample | undefined) =>
  Object.fromEntries(
    codes.map((code): [string, NamedExample] => [
      code,
      {
        summary: refusedWhen[code],
        value: code === 'VALIDATION_ERROR' ? (example?.refused ?? refuse(code)) : refuse(code),
      },
    ]),
  );
