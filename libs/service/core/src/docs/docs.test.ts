import { createHash } from 'node:crypto';
import { endpoints } from '@portal/contract';
import { openApiDocument } from '@portal/contract/openapi';
import { expect, it } from 'vitest';
import { useCases } from '../use-cases/use-cases';
import { describeType } from './describe-type';
import { docsAnswer } from './docs-answer';

const api = openApiDocument({ title: 'Self-service <API>', version: '1.2.3' });
const { body, headers } = docsAnswer(api);

it('shows every call of the table', () => {
  for (const { method, path } of Object.values(endpoints)) {
    expect(body).toContain(`<code>${method} /api/v1${path}</code>`);
  }
});

it('shows what its words quote as code, and no mark of it', () => {
  expect(body).toContain('<code>Retry-After</code> says when to try again');
  expect(body).not.toContain('`');
});

it('promises no call that is not built', () => {
  expect(Object.keys(useCases).sort()).toEqual(Object.keys(endpoints).sort());
});

it('links only to what is on the page', () => {
  const targets = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((id) => !targets.has(id))).toEqual([]);
});

it('loads nothing, runs nothing, and allows only its own style', () => {
  expect(body).not.toMatch(/<script|<link|<img|src=|https?:\/\/|onclick|style="/);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers?.['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers?.['content-security-policy']).not.toContain('unsafe');
});

it('shows text as text', () => {
  expect(body).toContain('Self-service &lt;API&gt; 1.2.3');
  expect(body).not.toContain('<API>');
});

it.each([
  { schema: { $ref: '#/components/schemas/Child' }, words: '<a href="#record-Child">Child</a>' },
  { schema: { type: 'string', format: 'date' }, words: 'string (date)' },
  { schema: { anyOf: [{ type: 'string' }, { type: 'null' }] }, words: 'string or null' },
  { schema: { type: 'array', items: { type: 'integer' } }, words: 'list of integer' },
  { schema: { enum: ['A', 'B'] }, words: '<code>A</code> <code>B</code>' },
  { schema: { const: true }, words: '<code>true</code>' },
  { schema: {}, words: 'anything' },
])('describes a type as "$words"', ({ schema, words }) => {
  expect(describeType(schema)).toBe(words);
});
