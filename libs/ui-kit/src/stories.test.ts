import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const stories = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const aboutAPart = stories.filter((file) => read(file).includes("title: 'Components/"));

/** Files of ours that one brings along, through whatever it imports. */
function brought(file: string, seen = new Set<string>()): Set<string> {
  for (const [, from = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) {
    const path = join(file, '..', from);
    const next = [`${path}.tsx`, `${path}.ts`].find((name) => existsSync(join(import.meta.dirname, name)));
    if (!next || seen.has(next) || next === 'index.ts') continue;
    seen.add(next);
    brought(next, seen);
  }
  return seen;
}

const parts = ['index.ts', 'menu-entry.ts', 'data-entry.ts']
  .flatMap((entry) => [...read(entry).matchAll(/'\.\/(.+)'/g)].map(([, name]) => `${name}.tsx`))
  .filter((file) => !file.startsWith('icons/') && existsSync(join(import.meta.dirname, file)));

describe('the stories', () => {
  const shown = new Set(aboutAPart.flatMap((file) => [...brought(file)]));

  it.each(parts)('show %s', (part) => {
    expect(shown).toContain(part);
  });

  it.each(aboutAPart)('%s say when to use the part, its words and what it does for everybody', (file) => {
    expect(read(file)).toContain("tags: ['autodocs']");
    expect(read(file)).toContain('usage({');
  });
});
