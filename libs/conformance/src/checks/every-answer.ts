import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type ErrorCode,
  errorCodes,
  FailureSchema,
} from '@portal/contract';
import { openApiDocument } from '@portal/contract/openapi';
import * as v from 'valibot';
import { at, type Exchange, textAt } from '../backend/exchange';
import { type Check, type Finding, finding, type Group, tried } from './check';

/** What must hold of every answer that came during the run, whatever it was asked for. */
interface Rule {
  group: Group;
  says: string;
  docs: string;
  judge: (answer: Exchange) => Finding[];
}

const isJson = ({ headers }: Exchange) => /^application\/json\b/.test(headers.get('content-type') ?? '');
const isPreflight = ({ sent }: Exchange) => sent.startsWith('OPTIONS ');

const jsonOnly = (answer: Exchange): Finding[] =>
  isJson(answer) && answer.json !== undefined ? [] : [finding(answer, 'JSON, as content-type: application/json says')];

const inEnvelope = (answer: Exchange): Finding[] => {
  if (answer.json === undefined || answer.status >= 300) return [];
  const isWhole = at(answer.json, 'success') === true && at(answer.json, 'data') !== undefined;
  if (isWhole) return [];
  const cameBack =
    at(answer.json, 'success') === false ? `${answer.status} for a refusal` : `${answer.status} without an envelope`;
  return [finding(answer, '{ "success": true, "data": ... }, and a refusal with the status of its code', cameBack)];
};

const aRefusal = (answer: Exchange): Finding[] => {
  const { status, json } = answer;
  if (json === undefined || status < 400) return [];
  const isWhole = v.is(FailureSchema, json) && json.status === status;
  if (!isWhole) return [finding(answer, `the four fields success, status, message and code, with status ${status}`)];
  const known = Object.hasOwn(errorCodes, json.code) ? errorCodes[json.code as ErrorCode] : null;
  if (known?.status === status) return [];
  const expected = known ? `${known.status} for ${json.code}` : 'a code of the contract';
  return [finding(answer, expected)];
};

let described: Record<string, Record<string, { responses: Record<string, unknown> }>> | null = null;

/** The codes of refusals that the description of a call names for a status. */
function codesOf(name: EndpointName, status: number): readonly string[] {
  described ??= openApiDocument({ title: 'conformance', version: '1' }).paths;
  const { path, method }: Endpoint = endpoints[name];
  const response = described[path]?.[method.toLowerCase()]?.responses[status];
  return Object.keys((at(response, 'content', 'application/json', 'examples') as object | undefined) ?? {});
}

const aDescribedRefusal = (answer: Exchange): Finding[] => {
  const { name, status, json } = answer;
  const code = textAt(json, 'code');
  // What is no code at all, another rule says.
  if (name === null || status < 400 || code === null || !Object.hasOwn(errorCodes, code)) return [];
  const expected = codesOf(name, status);
  if (expected.includes(code)) return [];
  return [
    finding(answer, `a refusal that the description of the call lists: ${expected.join(', ') || `no ${status}`}`),
  ];
};

const withoutFailing = (answer: Exchange): Finding[] =>
  answer.status === 0 || answer.status >= 500 ? [finding(answer, 'an answer that says what is wrong, below 500')] : [];

const stackTrace =
  /\bat [\w.$<>]+ ?\(|\bat \S+:\d+:\d+|node_modules|Traceback \(most recent call last\)|\.(java|cs|py|php|rb|go|ts|js):\d+|^\s*\w*(Exception|Error): .*\n/m;

const noStackTrace = (answer: Exchange): Finding[] =>
  answer.status >= 400 && stackTrace.test(answer.text.replaceAll('\\n', '\n'))
    ? [finding(answer, 'one sentence for the person', `${answer.status} with a stack trace`)]
    : [];

const rules: readonly Rule[] = [
  {
    group: 'contract',
    says: 'Every answer is JSON and says so',
    docs: 'docs/api/README.md',
    judge: jsonOnly,
  },
  {
    group: 'contract',
    says: 'Every success stands in the envelope, and no refusal has the status of a success',
    docs: 'docs/api/README.md',
    judge: inEnvelope,
  },
  {
    group: 'refusals',
    says: 'Every refusal has the four fields and a code of the contract with its own status',
    docs: 'docs/api/errors.md',
    judge: aRefusal,
  },
  {
    group: 'refusals',
    says: 'A call is refused only with what its description lists',
    docs: 'docs/api/errors.md',
    judge: aDescribedRefusal,
  },
  {
    group: 'refusals',
    says: 'Whatever is sent, the backend does not fail',
    docs: 'docs/reliability.md#g1',
    judge: withoutFailing,
  },
  {
    group: 'refusals',
    says: 'No answer shows the inside of the backend: no stack trace',
    docs: 'docs/api/errors.md',
    judge: noStackTrace,
  },
];

/** They judge what the other checks had answered, so they come last. */
export const everyAnswerChecks: readonly Check[] = rules.map(({ group, says, docs, judge }) => ({
  group,
  level: 'read',
  says,
  docs,
  run: async ({ backend, known }) => {
    const isMissing = ({ name }: Exchange) => name !== null && known.lacking.has(name);
    const answers = backend.exchanges.filter((answer) => !isPreflight(answer) && !isMissing(answer));
    return tried(answers.filter(({ status }) => status !== 0 || judge === withoutFailing).flatMap(judge));
  },
}));
