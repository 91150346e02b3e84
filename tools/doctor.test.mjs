// What the doctor says of a machine, from facts; and that it says it of this one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as checks from './doctor/checks.mjs';
import { portHolder, tellers } from './doctor/port-holder.mjs';
import { root } from './lib/workspace.mjs';

const gigabyte = 1024 ** 3;
const rows = [
  ['nodeCheck', { version: 'v18.19.0' }, 'blocks', /Node v18.19.0 is too old: install Node 20 or newer/],
  ['nodeCheck', { version: 'v20.0.0' }, 'fine', /v20/],
  ['modulesCheck', { state: 'current' }, 'fine', /package-lock/],
  ['modulesCheck', { state: 'missing' }, 'warning', /or run `npm ci`/],
  ['modulesCheck', { state: 'other' }, 'warning', /or run `npm ci`/],
  ['modulesCheck', { state: 'link' }, 'blocks', /run `npm ci` where it leads/],
  ['portCheck', { port: '4200', setting: 'PORT', isFree: true, holder: null }, 'fine', /4200 is free/],
  [
    'portCheck',
    { port: '4200', setting: 'PORT', isFree: false, holder: { pid: 7, name: 'node' } },
    'blocks',
    /taken by process 7 \(node\): end it, or start with PORT=/,
  ],
  ['portCheck', { port: '4200', setting: 'PORT', isFree: false, holder: null }, 'blocks', /taken by another process/],
  ['chromiumCheck', { path: '/usr/bin/chromium' }, 'fine', /\/usr\/bin\/chromium/],
  ['chromiumCheck', {}, 'warning', /`npm test` installs one, or set CHROME=/],
  ['chromiumCheck', { problem: 'CHROME is /x.' }, 'blocks', /^CHROME is \/x\.$/],
  ['diskCheck', { freeBytes: 0.5 * gigabyte }, 'blocks', /Only 0.5 GB .* make room/],
  ['diskCheck', { freeBytes: 2 * gigabyte }, 'warning', /2.0 GB .* make room/],
  ['diskCheck', { freeBytes: 4 * gigabyte }, 'fine', /4.0 GB/],
  ['memoryCheck', { availableBytes: 2 * gigabyte }, 'warning', /close other programs/],
  ['memoryCheck', { availableBytes: 3 * gigabyte }, 'fine', /3.0 GB/],
  ['lockCheck', { path: 'a.lock', holder: null }, 'fine', /Nobody/],
  ['lockCheck', { path: 'a.lock', holder: { pid: 7, isRunning: true } }, 'blocks', /Process 7 .* end it, .*DATA_DIR=/],
  ['lockCheck', { path: 'a.lock', holder: { pid: 7, isRunning: false } }, 'warning', /nothing to do/],
];

describe('the doctor says', () => {
  for (const [check, facts, level, says] of rows)
    it(`${level} for ${check} of ${JSON.stringify(facts)}`, () => {
      const line = checks[check](facts);
      assert.equal(line.level, level);
      assert.match(line.says, says);
    });
});

describe('who listens on a port is read from', () => {
  const told = [
    ['lsof', 'p123\ncnode\nf20\n', { pid: 123, name: 'node' }],
    ['ss', 'LISTEN 0 511 127.0.0.1:4200 0.0.0.0:* users:(("node",pid=123,fd=29))\n', { pid: 123, name: 'node' }],
    [
      'netstat',
      '  TCP    127.0.0.1:42000   0.0.0.0:0   LISTENING   9\r\n  TCP    127.0.0.1:4200   0.0.0.0:0   LISTENING   123\r\n',
      { pid: 123, name: 'see the task manager' },
    ],
    ['ss', '', undefined],
  ];
  for (const [name, said, holder] of told)
    it(`${name}, which says ${JSON.stringify(said)}`, () => assert.deepEqual(tellers[name].read(said, '4200'), holder));

  it('the programs of this machine, where they can say: by its command, not by the name of a thread', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const holder = portHolder(server.address().port);
    server.close();
    assert.ok(holder === null || holder.pid === process.pid, JSON.stringify(holder));
    assert.match(holder?.name ?? 'node', /\bnode\b/);
  });
});

describe('npm run doctor', () => {
  it('ends with 1 and names the port and the lock that are in the way', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid: process.pid }));
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
    const { status, stdout } = spawnSync('node', ['tools/doctor.mjs'], { cwd: root, env, encoding: 'utf8' });
    server.close();
    rmSync(folder, { recursive: true });
    assert.equal(status, 1, stdout);
    assert.match(stdout, new RegExp(`WRONG +Port ${port} is taken`));
    assert.match(stdout, new RegExp(`WRONG +Process ${process.pid} has the embedded database open`));
  });
});
