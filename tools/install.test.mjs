import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** A workspace that has never been installed, and an npm that notes that it was asked. */
function aWorkspace(folder) {
  const root = join(folder, 'workspace');
  mkdirSync(join(root, 'tools/lib'), { recursive: true });
  cpSync(join(import.meta.dirname, 'lib/workspace.mjs'), join(root, 'tools/lib/workspace.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nmkdir -p node_modules && touch node_modules/asked\n');
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const ensureInstalled = () =>
    execFileSync(
      process.execPath,
      ['-e', `import('./tools/lib/workspace.mjs').then(({ ensureInstalled }) => ensureInstalled())`],
      { cwd: root, encoding: 'utf8', env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` } },
    );
  return { root, ensureInstalled };
}

const inFolder = (work) => () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-test-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test(
  'a workspace that has nothing installed is installed',
  inFolder((folder) => {
    const { root, ensureInstalled } = aWorkspace(folder);
    ensureInstalled();
    assert.ok(existsSync(join(root, 'node_modules/asked')));
  }),
);

test(
  'packages that are linked from elsewhere are left as they are: an installation would empty them for everybody',
  inFolder((folder) => {
    const { root, ensureInstalled } = aWorkspace(folder);
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(root, 'node_modules'));
    assert.match(ensureInstalled(), /is a link/);
    assert.ok(!existsSync(join(folder, 'elsewhere/asked')));
  }),
);

/** What npm writes down of what it has installed. */
const install = (root, locked, installed) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'root' }, ...locked } }));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
};
const hono = { version: '4.13.19', integrity: 'sha512-hono' };
const forMac = { version: '1.0.0', integrity: 'sha512-mac', optional: true };
const locked = { 'node_modules/hono': hono, 'node_modules/for-mac': forMac };

test(
  'what somebody has installed with npm is not installed again; what is for other machines only is not missed',
  inFolder((folder) => {
    const { root, ensureInstalled } = aWorkspace(folder);
    install(root, locked, { 'node_modules/hono': hono });
    assert.equal(ensureInstalled(), '');
    assert.ok(!existsSync(join(root, 'node_modules/asked')));
  }),
);

for (const [why, installed] of [
  ['misses a package', {}],
  ['has another version', { 'node_modules/hono': { ...hono, integrity: 'sha512-older' } }],
  ['has more', { 'node_modules/hono': hono, 'node_modules/koa': hono }],
])
  test(
    `an installation that ${why} is made anew`,
    inFolder((folder) => {
      const { root, ensureInstalled } = aWorkspace(folder);
      install(root, locked, installed);
      ensureInstalled();
      assert.ok(existsSync(join(root, 'node_modules/asked')));
    }),
  );
