import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importedPackages } from './testing/imported-packages';
import { installed } from './testing/installed';

const workspace = join(import.meta.dirname, '../../..');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const using = `
import { endpoints, type Policy, PolicySchema, type ReplyOf } from '@portal/contract';
import { checkApplication } from '@portal/contract/application';
import { openApiDocument } from '@portal/contract/openapi';
import * as words from '@portal/contract/words';
import * as v from 'valibot';

const read = (received: unknown): Policy => v.parse(PolicySchema, received);
const numberOf = ({ policy }: ReplyOf<typeof endpoints.policy>): string => policy.Policy_Number;
// @ts-expect-error: a number is no name
const wrong: Policy['MainMember']['First_Name'] = 1;
const document = openApiDocument({ title: 'A backend', version: '1.0.0' });
console.log(endpoints.policy.path, Object.keys(document.paths).length > 50, typeof checkApplication, Object.keys(words).length > 5);
void [read, numberOf, wrong];
`;

describe('the package of the contract', () => {
  const { project, folder, remove } = installed('contract');
  afterAll(remove);
  const { exports } = readJson(join(folder, 'package.json')) as {
    exports: Record<string, { types: string; default: string }>;
  };

  it('has every entry point of the library that is not for tests, with its declarations', () => {
    const { paths } = readJson(join(workspace, 'tsconfig.base.json')).compilerOptions as { paths: object };
    const entries = Object.keys(paths).filter(
      (name) => /^@portal\/contract(\/|$)/.test(name) && !name.endsWith('/testing'),
    );
    expect(Object.keys(exports).map((name) => join('@portal/contract', name))).toEqual(entries);
    const missing = Object.values(exports)
      .flatMap((entry) => [entry.types, entry.default])
      .filter((path) => !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });

  it('imports Valibot alone, and no library of this workspace', () => {
    expect(importedPackages(folder)).toEqual(['@valibot/to-json-schema', 'valibot']);
  });

  it('is used with its types by a strict project that has nothing of this workspace', () => {
    writeFileSync(join(project, 'using.ts'), using);
    const env = { PATH: process.env['PATH'] }; // no colours in what is printed
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' });
    const options = '--strict --noEmit --skipLibCheck false --module nodenext --target es2022 --types  using.ts';
    expect(said(() => run(join(workspace, 'node_modules/typescript-7/bin/tsc'), ...options.split(' ')))).toBe('');
    expect(run('using.ts').trim()).toBe('/policy/{policyNumber} true function true');
  });
});

/** What a program wrote, also when it ended with an error. */
function said(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
