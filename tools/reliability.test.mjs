// A small workspace with rows and tests is written, and judged by results.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { judge, reportOf } from './reliability/report.mjs';
import { brokenRows } from './reliability/rows.mjs';

const row = (id, shownBy) => `| <a id="${id.toLowerCase()}"></a>${id}  | Something holds | ${shownBy} |`;
const shared = {
  'libs/one/src/shared.test.ts': `it('keeps this (A1)');\n/** docs/reliability.md#a2. */\nit('keeps that');`,
};

function inWorkspace(rows, files, look) {
  const root = mkdtempSync(join(tmpdir(), 'reliability-'));
  try {
    const written = { 'docs/reliability.md': rows.map((one) => row(...one)).join('\n'), ...files };
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const result = (file, name, state = 'passed', figures = []) => ({ file, name, state, ms: 1500, figures });
const verdicts = (rows, files, results) =>
  inWorkspace(rows, files, (root) => Object.fromEntries(judge(root, results).map(({ id, verdict }) => [id, verdict])));

describe('a row of docs/reliability.md', () => {
  it('names tests that are there; where several rows name a file, its tests say which they keep', () => {
    const rows = [
      ['A1', '`libs/one/src/shared.test.ts`'],
      ['A2', 'the same'],
      ['A3', 'the same'],
      ['A4', '`libs/one/src/gone.test.ts`'],
      ['A5', '`libs/two`, `npm run prove`'],
      ['A6', '`libs/one/src/alone.test.ts`'],
      ['A7', 'None'],
    ];
    const files = { ...shared, 'libs/one/src/alone.test.ts': '', 'libs/two/readme.md': '' };
    assert.deepEqual(inWorkspace(rows, files, brokenRows), [
      'docs/reliability.md: A3 names libs/one/src/shared.test.ts, which does not name A3',
      'docs/reliability.md: A4 names libs/one/src/gone.test.ts, where no test is',
      'docs/reliability.md: A5 names libs/two, where no test is',
    ]);
  });

  it('is kept when every file that it names has a test of its own that passed, and none that failed', () => {
    const rows = [
      ['A1', '`libs/one/src/shared.test.ts`'],
      ['A2', '`libs/one/src/shared.test.ts`'],
      ['B1', '`libs/one/src/skipped.test.ts`'],
      ['B2', '`libs/one/src/not-run.test.ts`'],
      ['B3', '`libs/one/src/gone.test.ts`'],
      ['C1', '`libs/all`, `npm run prove`'],
      ['C2', '`npm run rehearse`'],
      ['C3', 'None'],
    ];
    const files = {
      ...shared,
      'libs/one/src/skipped.test.ts': '',
      'libs/one/src/not-run.test.ts': '',
      'libs/all/src/a.test.ts': '',
    };
    const results = [
      result('libs/one/src/shared.test.ts', 'keeps this (A1)'),
      result('libs/one/src/shared.test.ts', 'keeps that', 'failed'),
      result('libs/one/src/skipped.test.ts', 'keeps nothing', 'skipped'),
      result('libs/all/src/a.test.ts', 'keeps everything'),
    ];
    assert.deepEqual(verdicts(rows, files, results), {
      A1: 'kept',
      A2: 'NOT KEPT',
      B1: 'NOT KEPT',
      B2: 'NOT KEPT',
      B3: 'NOT KEPT',
      C1: 'kept',
      C2: 'by hand',
      C3: 'open',
    });
  });

  it('stands in the report with its tests, their time and the figures that they gave under its number', () => {
    const figures = [
      { id: 'A1', figure: '40 kills' },
      { id: 'A9', figure: 'of another row' },
    ];
    const results = [result('libs/one/src/shared.test.ts', 'keeps this (A1)', 'passed', figures)];
    const report = inWorkspace([['A1', '`libs/one/src/shared.test.ts`']], shared, (root) =>
      reportOf(judge(root, results), new Date('2026-11-25T08:00:00Z')),
    );
    assert.match(report, /1 kept, 0 NOT KEPT/);
    assert.match(
      report,
      /^\| A1 \| Something holds \| kept \| `libs\/one\/src\/shared\.test\.ts` \| 1 of 1 passed \| 1\.5 s \| 40 kills \|$/m,
    );
  });
});
