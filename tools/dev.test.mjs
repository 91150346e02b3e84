// What `npm run dev` rests on: a process that is kept running, and a build that is made again after each change. All of it together, in a
// browser and under load: tools/dev/rehearsal.mjs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { edits } from './dev/edits.mjs';
import { keptProcess } from './dev/kept-process.mjs';
import { portalServer } from './dev/portal-server.mjs';
import { problemList } from './dev/problems.mjs';
import { watchedBuild } from './dev/watched-build.mjs';
import { freePort } from './lib/free-port.mjs';
import { root } from './lib/workspace.mjs';

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'dev-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

async function until(isTrue) {
  const end = Date.now() + 20_000;
  while (!isTrue()) {
    assert.ok(Date.now() < end, `never: ${isTrue}`);
    await pause(20);
  }
}

/** Keeps a small program that writes down when it begins and ends; tells what was told. */
function keep(name, program, settings = {}) {
  const diary = join(folder, name);
  writeFileSync(diary, '');
  const told = [];
  const written = () => readFileSync(diary, 'utf8').split('\n').filter(Boolean);
  const prelude = `const fs = require('node:fs'); const note = (word) => fs.appendFileSync(${JSON.stringify(diary)}, word + '\\n');`;
  const children = [];
  const kept = keptProcess({
    start: () => {
      const child = spawn(process.execPath, ['-e', prelude + program], { stdio: ['ignore', 'ignore', 'pipe'] });
      children.push(child);
      return child;
    },
    isReady: async () => written().at(-1) === 'begins',
    onUp: () => told.push('up'),
    onDied: ({ how, lastWords, seconds }) => told.push(`died: ${how}, ${lastWords}, again in ${seconds} s`),
    onKilled: () => told.push('killed'),
    onSlow: () => told.push('slow'),
    waits: [0.1, 0.2],
    ...settings,
  });
  return { kept, told, written, children };
}

const untilTold = "setInterval(() => {}, 1000); note('begins');";
const slowToStop =
  "process.on('SIGTERM', () => setTimeout(() => { note('ends'); process.exit(0); }, 300));" + untilTold;

describe('a process that is kept', () => {
  it('has ended before the next one begins, however often a restart is asked for', async () => {
    const { kept, written, told } = keep('in-turn', slowToStop);
    kept.restart();
    await kept.untilUp();
    kept.restart();
    kept.restart();
    await until(() => written().length === 3);
    await kept.untilUp();
    assert.deepEqual(written(), ['begins', 'ends', 'begins']);
    assert.deepEqual(told, ['up', 'up']);
    await kept.end();
    assert.deepEqual(written(), ['begins', 'ends', 'begins', 'ends']);
  });

  it('is started again when it dies, after longer and longer waits, with its last words', async () => {
    const { kept, told } = keep('dies', "console.error('no database'); process.exit(3);");
    kept.restart();
    await until(() => told.length >= 3);
    await kept.end();
    const [first, ...later] = told;
    assert.equal(first, 'died: exit code 3, no database, again in 0.1 s');
    for (const each of later) assert.equal(each, 'died: exit code 3, no database, again in 0.2 s');
    const before = told.length;
    await pause(400);
    assert.equal(told.length, before, 'nothing is started after the end');
  });

  it('is down from its death to the moment at which the next one is up', async () => {
    const { kept, told, children } = keep('down', untilTold);
    kept.restart();
    await kept.untilUp();
    assert.equal(kept.isUp(), true);
    children[0].kill('SIGKILL');
    await until(() => told.length === 2);
    assert.equal(kept.isUp(), false);
    assert.match(told[1], /^died: SIGKILL, /);
    await kept.untilUp();
    assert.equal(kept.isUp(), true);
    await kept.end();
  });

  it('is killed when it does not stop in time', { skip: process.platform === 'win32' }, async () => {
    const { kept, told, children } = keep('stubborn', `process.on('SIGTERM', () => {}); ${untilTold}`, {
      patience: 0.3,
    });
    kept.restart();
    await kept.untilUp();
    await kept.end();
    assert.deepEqual(told, ['up', 'killed']);
    assert.equal(children[0].signalCode, 'SIGKILL');
  });

  it('that does not come up is said once', async () => {
    const { kept, told } = keep('slow', untilTold, { isReady: async () => false, slow: 0.2 });
    kept.restart();
    await until(() => told.length > 0);
    await pause(300);
    await kept.end();
    assert.deepEqual(told, ['slow']);
  });
});

describe('a build that is watched', () => {
  it('is told when it is finished, when it is broken and when it is mended, also by a file that was missing', async (test) => {
    const source = join(folder, 'source');
    const out = join(folder, 'out');
    mkdirSync(source);
    const configFile = join(source, 'vite.config.mjs');
    writeFileSync(
      configFile,
      `export default { root: import.meta.dirname, build: { ssr: true, rolldownOptions: { input: { main: 'main.js' } } } };`,
    );
    writeFileSync(join(source, 'package.json'), '{ "type": "module" }');
    const write = (file, text) => writeFileSync(join(source, file), text);
    const built = () => readFileSync(join(out, 'main.js'), 'utf8');
    write('main.js', "export const word = 'first';");
    const told = [];
    const build = watchedBuild({
      configFile,
      outDir: out,
      sources: [source],
      onStart: () => undefined,
      onBuilt: () => told.push(/"(\w+)"/.exec(built())?.[1]),
      onBroken: (why) => told.push(why),
    });
    test.after(() => build.end());
    // A file may be read while it is written: a build more, of half a file, is none to complain of.
    const untilLast = (word) => until(() => word.test(told.at(-1)));
    await untilLast(/^first$/);
    write('main.js', 'const = ;');
    await untilLast(/Unexpected token/);
    assert.match(built(), /first/, 'a build that is broken leaves the last good one');
    write('main.js', "export const word = 'second';");
    await untilLast(/^second$/);
    write('main.js', "export { word } from './later.js';");
    await untilLast(/Could not resolve '.\/later.js'/);
    write('later.js', "export const word = 'third';");
    await untilLast(/^third$/);
    await build.end();
    const before = told.length;
    appendFileSync(join(source, 'main.js'), '\n');
    await pause(500);
    assert.equal(told.length, before, 'nothing is built after the end');
  });
});

describe('the portal of a session', () => {
  it('is served so that an edited component is taken in without loading the page, also after a build in this process', async (test) => {
    process.env.NODE_ENV = 'production'; // as a build leaves it
    const port = await freePort();
    const portal = await portalServer({
      port,
      servicePort: String(await freePort()),
      folder,
      service: { isUp: () => true },
      problems: problemList(() => undefined),
    });
    test.after(() => portal.end());
    const screen = join(root, 'libs/features/account/src/sign-in/sign-in.screen.tsx');
    const served = await fetch(`http://localhost:${port}/@fs${screen}`).then((answer) => answer.text());
    assert.ok(served.includes('import.meta.hot.accept'));
  });
});

describe('the list of problems', () => {
  it('says a problem when it begins, and tells the page what is left', () => {
    const said = [];
    const shown = [];
    const problems = problemList((line) => said.push(line));
    problems.onChange((all) => shown.push(all.map(({ sentence }) => sentence)));
    problems.set('a build', 'The service cannot be built.');
    problems.set('a process', 'The service is down.');
    problems.clear('a build');
    problems.clear('a build');
    problems.clear('a process');
    assert.deepEqual(said, ['The service cannot be built.', 'The service is down.']);
    assert.deepEqual(shown, [
      ['The service cannot be built.'],
      ['The service cannot be built.', 'The service is down.'],
      ['The service is down.'],
      [],
    ]);
  });
});

describe('the edits of the rehearsal', () => {
  for (const { kind, file, from } of edits) {
    it(`find their place in ${kind}`, () => {
      assert.equal(readFileSync(join(root, file), 'utf8').split(from).length, 2);
    });
  }
});
