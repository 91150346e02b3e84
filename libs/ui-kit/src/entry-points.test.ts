import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const exported = (entry: string) => [...read(entry).matchAll(/'\.\/(.+)'/g)].map(([, file = '']) => file);

/** Every package that a file of ours brings along, through whatever it imports. */
function packages(file: string, seen = new Set<string>()): Set<string> {
  const source = ['.tsx', '.ts']
    .map((ending) => `${file}${ending}`)
    .find((path) => readdirSync(join(import.meta.dirname, path, '..')).includes(path.split('/').at(-1) ?? ''));
  if (!source || seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of read(source).matchAll(/from '([^']+)'/g)) {
    if (from.startsWith('.')) packages(join(file, '..', from), seen);
    else seen.add(from);
  }
  return seen;
}

describe('the main entry point', () => {
  it.each(exported('index.ts'))('%s brings no package but React', (file) => {
    expect([...packages(file)].filter((name) => name.startsWith('@') || name.includes('router'))).toEqual([]);
  });

  it('shows the 24 icons of the specification', () => {
    const names = exported('index.ts').flatMap((file) => /^icons\/(.+)-icon$/.exec(file)?.[1] ?? []);
    expect(names.sort()).toEqual(
      (
        'arrow-left arrow-right card check chevron-down close copy delete document download edit email info notification ' +
        'payment people person phone plus search slow-spinner spinner view warning'
      ).split(' '),
    );
  });
});

it('the entry point of menus is the one that brings Radix', () => {
  const brought = exported('menu-entry.ts').flatMap((file) => [...packages(file)]);
  expect(brought.filter((name) => name.startsWith('@radix-ui/')).sort()).toEqual([
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-popover',
  ]);
});

it('the entry point of what is drawn as data brings no package but React and the geometry of the brand', () => {
  const brought = exported('data-entry.ts').flatMap((file) => [...packages(file)]);
  const foreign = brought.filter((name) => name.startsWith('@') || name.includes('router'));
  expect([...new Set(foreign)]).toEqual(['@portal/brand']);
});
