// What Nx knows of who stands on whom: the cache, `nx affected` and the rule about layers go by it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { environment, root } from './lib/workspace.mjs';

it('a project stands on every library that it imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    execFileSync('nx', ['graph', `--file=${file}`], { cwd: root, env: environment(), stdio: 'ignore' });
    const { dependencies } = JSON.parse(readFileSync(file, 'utf8')).graph;
    const below = (project) => dependencies[project].map(({ target }) => target);
    assert.ok(below('portal').includes('approvals'));
    assert.ok(below('approvals').includes('policy-workflow'));
    assert.ok(below('service').includes('service-core'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
