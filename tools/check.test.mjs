// What `npm run check` does for which files.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { relatedTests } from './check/related-tests.mjs';
import { steps, touchedFiles } from './check/plan.mjs';

const webFolders = ['libs/features/plans', 'libs/features/home', 'libs/ui-kit'];
const oneTestIn = (_files, folders) => folders.map((folder) => `${folder}/src/a.test.ts`);
const rows = [
  ['a screen', ['libs/features/plans/src/a.tsx'], ['format', 'lint', 'types', 'tests of libs/features/plans']],
  [
    'two features',
    ['libs/features/plans/src/a.tsx', 'libs/features/home/src/b.ts'],
    ['format', 'lint', 'types', 'tests of libs/features/plans, libs/features/home'],
  ],
  [
    'a part of all screens',
    ['libs/ui-kit/src/a.tsx'],
    ['format', 'lint', 'types', 'tests of libs/ui-kit', 'tests of screens that need it'],
  ],
  [
    'a rule of the domain',
    ['libs/domain/src/policy/limits.ts'],
    [
      ...['format', 'lint', 'types', 'tests of libs/domain', 'tests of libs/contract that need it'],
      ...['tests of libs/service/change-pipeline that need it', 'tests of screens that need it'],
    ],
  ],
  ['the store', ['libs/service/store/src/a.ts'], ['format', 'lint', 'types', 'tests of libs/service/store']],
  ['a page of the documents', ['docs/glossary.md'], ['format', 'documents']],
  ['a tool and its test', ['tools/a.mjs', 'tools/a.test.mjs'], ['format', 'lint', 'tests of tools']],
  ['a picture', ['apps/portal/docs/home.png'], ['format']],
];

describe('npm run check', () => {
  for (const [what, files, names] of rows)
    it(`for ${what} goes through ${names.join('; ')}`, () =>
      assert.deepEqual(
        steps(files, webFolders, oneTestIn).map(({ name }) => name),
        names,
      ));

  it('takes each file once, also those that git does not know yet', () =>
    assert.deepEqual(touchedFiles({ committed: 'a.ts\nb.ts\n', untracked: 'b.ts\nc.ts\nnode_modules\n' }), [
      'a.ts',
      'b.ts',
      'c.ts',
    ]));
});

describe('what needs a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-needs-'));
  const workspace = {
    'tsconfig.base.json': JSON.stringify({
      compilerOptions: { paths: { '@portal/domain': ['./libs/domain/src/index.ts'] } },
    }),
    'libs/domain/src/index.ts':
      "export * from './age';\nexport { dueDate as due } from './dates';\nexport * from './late';\n",
    'libs/domain/src/age.ts': "import type { Due } from './dates';\nexport const age = (): Due => 18;\n",
    'libs/domain/src/dates.ts': 'export type Due = number;\nexport const dueDate = () => 1;\n',
    'libs/domain/src/late.ts': "import { due } from './index';\nexport const late = () => due() > 1;\n",
    'libs/home/src/greeting.tsx': "import { age } from '@portal/domain';\nexport default () => <p>{age()}</p>;\n",
    'libs/home/src/greeting.test.tsx': "import Greeting from './greeting';\nexpect(<Greeting />);\n",
    'libs/home/src/due.test.ts': "import { due } from '@portal/domain';\nexpect(due());\n",
    'libs/home/src/late.test.ts': "const { late } = await import('../../domain/src/late');\nexpect(late());\n",
    'libs/domain/src/rates.json': '{}',
    'libs/domain/src/rates.ts':
      "import rates from './rates.json';\nexport const { lowest, highest } = rates;\nexport default rates;\n",
    'libs/home/src/rates.test.ts': "import { highest } from '../../domain/src/rates';\nexpect(highest);\n",
    'libs/home/src/all.test.ts': "import * as domain from '@portal/domain';\nexpect(domain);\n",
  };
  for (const [path, text] of Object.entries(workspace)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  after(() => rmSync(root, { recursive: true }));
  const needing = (file) =>
    relatedTests(root, [file], ['libs/home'])
      .map((test) => test.replace('libs/home/src/', ''))
      .sort();

  it('is what imports a name of it, through entry points and other names, and what imports every name', () =>
    assert.deepEqual(needing('libs/domain/src/age.ts'), ['all.test.ts', 'greeting.test.tsx']));
  it('is also what stands on something that imports it, and what loads it late; a type is needed by nobody who runs', () =>
    assert.deepEqual(needing('libs/domain/src/dates.ts'), ['all.test.ts', 'due.test.ts', 'late.test.ts']));
  it('is also what reads data', () => assert.deepEqual(needing('libs/domain/src/rates.json'), ['rates.test.ts']));
});
