import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Files and packages that a file of ours brings along, through whatever it imports. */
function brought(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of read(file).matchAll(/from '([^']+)'/g)) {
    if (from.startsWith('.')) brought(join(file, '..', from), seen);
    else seen.add(from);
  }
  return seen;
}

it('a page that wears a brand brings nothing of how its colours are worked out', () => {
  const files = [...brought('index.ts')];
  expect(files.filter((file) => file === 'culori' || file.startsWith('palette'))).toEqual([]);
});

it('colours are worked out by one library, in one file, without Node', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && read(file).includes(`from 'culori'`));
  expect(files).toEqual(['palette/oklch.ts']);
  expect([...brought('palette/index.ts')].filter((name) => name.startsWith('node:'))).toEqual([]);
});
