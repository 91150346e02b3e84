import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../openapi';
import { breakingChanges, type ComparedApi } from './breaking-changes';

const workspace = resolve(import.meta.dirname, '../../../../..');
const file = join(workspace, 'docs/api/released.json');
const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string };
/** What is only there to be read breaks nobody. */
const words = new Set(['description', 'summary', 'example', 'examples']);

/** A release writes down what callers are promised from then on: `npm run api:release`. */
it.runIf(process.env['MODE'] === 'release')('writes down the document of this release', async () => {
  const api = openApiDocument({ title: 'Self-service API', version });
  await writeFile(file, `${JSON.stringify(withoutWords(api), null, 1)}\n`);
});

it('breaks nothing that the last release promised (docs/api/versions.md)', async () => {
  const released = JSON.parse(await readFile(file, 'utf8')) as ComparedApi;
  expect(Object.keys(released.paths).length).toBeGreaterThan(50);
  const now = withoutWords(openApiDocument({ title: 'Self-service API', version })) as ComparedApi;
  expect(breakingChanges(released, now)).toEqual([]);
});

/** A document without its words. A field that is called `description` stays. */
function withoutWords(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutWords(one));
  if (part === null || typeof part !== 'object') return part;
  const kept = Object.entries(part).filter(([key]) => isNames || !words.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value, key === 'properties' && !isNames)]));
}
