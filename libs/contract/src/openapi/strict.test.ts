import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi';

const api = openApiDocument({ title: 'Self-service API', version: '1.0.0' });
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));

/** The schemas with references as Ajv takes them: by the names of what they refer to. */
const plain = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'https://api.example/')) as object;

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
const names = Object.keys(api.components['schemas'] ?? {});
for (const name of names) {
  ajv.addSchema({ ...plain(api.components['schemas']?.[name]), $id: `https://api.example/${name}` });
}

describe('the API document, to the letter', () => {
  it('keeps the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(api), config });
    const said = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
    expect(said.filter((one) => !isOfTheSpecification(one))).toEqual([]);
  });

  it(
    'has schemas that Ajv reads in strict mode: no keyword that is not JSON Schema, none without its type',
    { timeout: 60_000 },
    () => {
      const problems: string[] = [];
      const attempt = (place: string, read: () => unknown) => {
        try {
          read();
        } catch (error) {
          problems.push(`${place}: ${String(error)}`);
        }
      };
      for (const name of names) attempt(name, () => ajv.getSchema(`https://api.example/${name}`));
      for (const { operationId, requestBody, responses, parameters } of operations) {
        const schemas = [
          ...parameters.flatMap((one) => ('in' in one ? [one.schema] : [])),
          ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
          ...Object.values(responses).map(({ content }) => content['application/json'].schema),
        ];
        for (const schema of schemas) attempt(operationId, () => ajv.compile(plain(schema)));
      }
      expect(problems).toEqual([]);
    },
  );

  it('says of every field and every parameter what it means', () => {
    const silent = [...undescribed(api.components['schemas'], 'schemas'), ...undescribed(api.paths, 'paths')];
    expect(silent).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s has an example of what is sent and answered that is as its schemas say',
    (_name, { requestBody, responses, parameters }) => {
      const check = (schema: object, value: unknown) => {
        expect(value).toBeDefined();
        const isValid = ajv.validate(plain(schema), value);
        expect(isValid ? [] : ajv.errors).toEqual([]);
      };
      const json = requestBody?.content['application/json'];
      if (json) check(json.schema, json.example);
      for (const one of parameters) if ('in' in one && one.in === 'path') check(one.schema, one.example);
      for (const [status, { content }] of Object.entries(responses)) {
        const { schema, example, examples = {} } = content['application/json'];
        if (status === '200') {
          check(schema, example);
          continue;
        }
        expect(Object.keys(examples).length).toBeGreaterThan(0);
        for (const { summary, value } of Object.values(examples)) {
          expect(summary).not.toBe('');
          check(schema, value);
        }
      }
    },
  );
});

/** The specification itself names a path that another one could be; the router takes the words of a path before its parameters. */
const isOfTheSpecification = (problem: string) =>
  problem.startsWith('no-ambiguous-paths') && problem.includes('`/policies/id-number/{idNumber}`');

/** The places of fields and parameters without a description. */
function undescribed(part: unknown, at: string): string[] {
  if (part === null || typeof part !== 'object') return [];
  const isExample = /\/(example|examples|default|enum|const)$/.test(at);
  if (isExample) return [];
  if ('in' in part && 'name' in part && !hasWords(part)) return [at];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const fields = key === 'properties' ? Object.entries(value as object) : [];
    const silent = fields.filter(([, field]) => !hasWords(field)).map(([name]) => `${at}/${name}`);
    return [...silent, ...undescribed(value, `${at}/${key}`)];
  });
}

const hasWords = (part: unknown) =>
  part !== null && typeof part === 'object' && 'description' in part && String(part.description).length > 3;
