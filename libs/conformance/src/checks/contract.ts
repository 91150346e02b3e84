import { callersOf, type Endpoint, type EndpointName, endpoints } from '@portal/contract';
import * as v from 'valibot';
import { at, type Exchange } from '../backend/exchange';
import { asCustomer, type Kit } from '../kit/kit';
import { type Check, type Finding, finding, notTried, tried } from './check';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** Calls that a policyholder may read with, those that are open to everybody among them. */
export const readCalls = rows.filter(([, row]) => row.method === 'GET' && callersOf(row).includes('customer'));

/** Read by another check, once there is something to read. */
const elsewhere: readonly EndpointName[] = ['partialUpload'];

/** What a policy does not have when there is nothing to put into a path. */
const missingWords: Record<string, string> = {
  documentId: 'no document that was sent in',
  paymentId: 'no payment that was received',
  code: 'no benefit certificate',
  idNumber: 'no ID number',
  productId: 'no other plan of its category',
};

/** One check for each call that reads: the calls of the specification first, the additions for the level Full. */
export const contractChecks: readonly Check[] = readCalls
  .filter(([name]) => !elsewhere.includes(name))
  .map(([name, row]) => ({
    group: 'contract',
    level: row.isAddition ? 'full' : 'read',
    says: `${row.route} answers 200 with what its schema reads`,
    docs: row.isAddition ? 'docs/api/README.md' : 'docs/specification.md#s7',
    call: name,
    run: async (kit) => {
      const missing = missingIn(row, kit);
      if (missing !== null) return notTried(`there is ${missingWords[missing] ?? `nothing to put for {${missing}}`}`);
      const answer = kit.known.answers.get(name) ?? (await asCustomer(kit, name, { params: paramsOf(row, kit) }));
      return tried(replyFindings(row, answer));
    },
  }));

/** The names between the braces of a path. */
const namesIn = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const paramOf = (kit: Kit, name: string) => (kit.known.params as Record<string, string | null | undefined>)[name];

const missingIn = (row: Endpoint, kit: Kit) =>
  namesIn(row).find((name) => typeof paramOf(kit, name) !== 'string') ?? null;

const paramsOf = (row: Endpoint, kit: Kit) =>
  Object.fromEntries(namesIn(row).map((name) => [name, paramOf(kit, name) ?? '']));

const mostIssues = 3;

/** What is wrong with the answer of a call that is to be done: status, envelope, and each field that the schema does not read. */
export function replyFindings(row: Endpoint, answer: Exchange): Finding[] {
  const expected = '200 with { "success": true, "data": ... } and in data what the schema of the call reads';
  if (answer.status !== 200 || at(answer.json, 'success') !== true) return [finding(answer, expected)];
  const issues = v.safeParse(row.reply, at(answer.json, 'data')).issues ?? [];
  const named = issues.slice(0, mostIssues).map((issue) => `data.${v.getDotPath(issue) ?? ''}: ${wrongType(issue)}`);
  const more = issues.length > named.length ? [`and ${issues.length - named.length} more`] : [];
  return issues.length === 0 ? [] : [finding(answer, expected, `200, but ${[...named, ...more].join('; ')}`)];
}

/** What was expected and what sort of value came: never the value itself. */
const wrongType = ({ expected, received, input }: v.BaseIssue<unknown>) =>
  input === undefined
    ? 'is missing'
    : `expected ${expected ?? 'another value'}, received ${/^["\d]/.test(received) ? `another ${typeof input}` : received}`;
