// A small workspace is written, and what it cites must be there.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { brokenIn } from './check-docs.mjs';

const rules = '# Rules\n\n## The life of a policy\n\n### 4.3 Grace <a id="r4-3"></a>\n';

function brokenAmong(files) {
  const root = mkdtempSync(join(tmpdir(), 'check-docs-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return brokenIn(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('what documents and code cite', () => {
  it('is there by file, by heading and by an anchor of its own', () => {
    const readme =
      '[one](docs/rules.md) [two](docs/rules.md#the-life-of-a-policy) [three](docs/rules.md#r4-3) [out](https://a.example)';
    const code = '/** Source: docs/rules.md#r4-3. */';
    assert.deepEqual(brokenAmong({ 'README.md': readme, 'docs/rules.md': rules, 'libs/a.ts': code }), []);
  });

  it('is told with where it is cited when it is not', () => {
    const broken = brokenAmong({
      'README.md': '[one](docs/none.md) [two](docs/rules.md#r9-9)',
      'docs/rules.md': `${rules}\nIn \`libs/gone.ts\` and \`libs/a.ts\`, [there](#nowhere).`,
      'libs/a.ts': '// docs/rules.md#r4-3, #r4-4 and\n// #r4-5 or docs/other.md',
    });
    assert.deepEqual(broken.sort(), [
      'README.md: docs/none.md',
      'README.md: docs/rules.md#r9-9',
      'docs/rules.md: #nowhere',
      'docs/rules.md: libs/gone.ts',
      'libs/a.ts: docs/other.md',
      'libs/a.ts: docs/rules.md#r4-4',
      'libs/a.ts: docs/rules.md#r4-5',
    ]);
  });

  it('is not named in code by its number alone', () => {
    assert.deepEqual(brokenAmong({ 'libs/a.ts': '/** Source: domain rules 4.3, Reliability E3. */' }), [
      'libs/a.ts: domain rules 4.3',
      'libs/a.ts: Reliability E3',
    ]);
  });

  it('is not what stands in code as an example', () => {
    assert.deepEqual(brokenAmong({ 'README.md': 'Write `[a](b.md)`.\n\n```md\n[a](b.md)\n```\n' }), []);
  });
});

describe('a decision', () => {
  const decision = (status) =>
    `# 001 Days are text\n\nDate: 2026-11-20\n\nStatus: ${status}\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n`;
  const [first, second] = ['libs/a/decisions/001-a.md', 'libs/a/decisions/002-b.md'];

  it('says when it was made, whether it holds, and why', () => {
    const files = { [first]: decision('superseded by [002](002-b.md)'), [second]: decision('accepted') };
    assert.deepEqual(brokenAmong(files), []);
  });

  it('is refused in another shape', () => {
    const noDate = decision('accepted').replace(/Date.*\n\n/, '');
    const noReason = decision('accepted').replace('## Consequences\n\nC.\n', '');
    const gone = decision('superseded by [003](003-c.md)');
    for (const text of [noDate, noReason, gone, decision('perhaps')]) {
      const broken = brokenAmong({ [first]: text, [second]: decision('accepted') });
      assert.equal(broken.length, 1, text);
      assert.match(broken[0], /^libs\/a\/decisions\/001-a\.md: /);
    }
  });
});
