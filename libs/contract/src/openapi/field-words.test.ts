import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type Endpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { componentSchemas, describeBody, describeReply } from './json-schema';
import { namedReplies } from './named-schemas';
import { fieldComments, type Side } from './testing/field-comments';
import { fieldPaths } from './with-words';

/** The words of the API document, from what stands over each field in the code. Run with -u after a comment has changed. */
it('is what stands over each field where it is defined, and no field is without', { timeout: 180_000 }, async () => {
  const comments = fieldComments();
  const words: Record<string, Record<string, string>> = {};
  const add = (place: string, schema: ReturnType<typeof comments.schema>, paths: string[], side: Side) => {
    const own = [...new Set(paths)].map((path) => [path, comments.wordsOf(schema, path, side)]);
    if (own.length > 0) words[place] = Object.fromEntries(own) as Record<string, string>;
  };

  for (const [name, described] of Object.entries(componentSchemas())) {
    const side = Object.hasOwn(namedReplies, name) ? 'read' : 'written';
    const object = side === 'read' ? 'namedReplies' : 'namedBodies';
    add(name, comments.schema('openapi/named-schemas.ts', object, name), fieldPaths(described), side);
  }
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const own = (part: 'query' | 'body' | 'reply') => comments.schema('endpoints.ts', 'endpoints', name, part);
    if (row.query) add(`${name}.query`, own('query'), fieldPaths(describeBody(row.query)), 'written');
    if (row.body) add(`${name}.body`, own('body'), fieldPaths(describeBody(row.body)), 'written');
    add(`${name}.reply`, own('reply'), fieldPaths(describeReply(row.reply)), 'read');
  }

  const silent = Object.entries(words).flatMap(([place, fields]) =>
    Object.entries(fields).flatMap(([path, said]) => (said === '' ? [`${place}.${path}`] : [])),
  );
  expect(silent).toEqual([]);
  const file = resolve(import.meta.dirname, 'field-words.json');
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot(file);
});
