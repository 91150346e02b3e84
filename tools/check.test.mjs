// What `npm run check` does for which files.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { steps, touchedFiles } from './check/plan.mjs';

const webFolders = ['libs/features/plans', 'libs/features/home', 'libs/ui-kit'];
const rows = [
  ['a screen', ['libs/features/plans/src/a.tsx'], ['format', 'lint', 'types', 'tests of libs/features/plans']],
  [
    'two features',
    ['libs/features/plans/src/a.tsx', 'libs/features/home/src/b.ts'],
    ['format', 'lint', 'types', 'tests of libs/features/plans, libs/features/home'],
  ],
  ['a part of all screens', ['libs/ui-kit/src/a.tsx'], ['format', 'lint', 'types', 'tests of all screens']],
  [
    'a rule of the domain',
    ['libs/domain/src/policy/limits.ts'],
    [
      ...['format', 'lint', 'types', 'tests of libs/domain', 'tests of libs/contract'],
      ...['tests of libs/service/change-pipeline', 'tests of all screens'],
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
        steps(files, webFolders).map(({ name }) => name),
        names,
      ));

  it('takes each file once, also those that git does not know yet', () =>
    assert.deepEqual(touchedFiles({ committed: 'a.ts\nb.ts\n', untracked: 'b.ts\nc.ts\nnode_modules\n' }), [
      'a.ts',
      'b.ts',
      'c.ts',
    ]));
});
