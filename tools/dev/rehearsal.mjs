// `node tools/dev/rehearsal.mjs 10`: `npm run dev`, so many times, on a machine that is busy with as many processes as it has processors.
// Each time each kind of file is edited, broken and mended, the service is killed, and Ctrl+C has to leave nothing. On a copy of the sources.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { freePort, isFree } from '../lib/free-port.mjs';
import { stopwatch } from '../lib/steps.mjs';
import { environment } from '../lib/workspace.mjs';
import { broken, edits } from './edits.mjs';
import { scratchCopy } from '../lib/scratch-copy.mjs';

const times = Number(process.argv[2] ?? 1);
const busy = Number(process.env.BUSY ?? availableParallelism());
/** How long anything may take on a busy machine, in seconds. */
const patience = 120;

const step = stopwatch();
const copy = scratchCopy('portal-dev');
const load = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const browser = await chromium.launch({ executablePath: await ensureChromium() });
let dev;
let failed = 0;
try {
  for (let time = 1; time <= times; time += 1) {
    await rehearse()
      .then(() => step(`${time} of ${times}: every edit was seen, nothing is left`))
      .catch((error) => {
        failed += 1;
        step(`${time} of ${times} FAILED: ${error.message}\n${dev?.said()}`);
      });
    dev?.child.kill('SIGKILL');
  }
} finally {
  load.forEach((each) => each.kill());
  await browser.close();
  copy.remove();
}
const passed = times - failed;
console.log(`Brought up, edited, broken, mended and stopped: ${passed} of ${times} times.`);
process.exit(failed === 0 ? 0 : 1);

async function rehearse() {
  const [port, servicePort, outsidePort] = [await freePort(), await freePort(), await freePort()];
  const portal = `http://localhost:${port}`;
  dev = startDev({ PORT: `${port}`, SERVICE_PORT: `${servicePort}`, OUTSIDE_PORT: `${outsidePort}` });
  await until('it is ready', () => dev.said().includes('Ready.'));
  const page = await browser.newPage();
  await page.goto(`${portal}/auth/login`, { timeout: patience * 1000 });
  try {
    for (const edit of edits) await tryEdit(edit, { portal, page });
    await saveFast(edits[0], portal);
    await killService(portal);
  } finally {
    await page.close();
  }
  const ended = new Promise((resolve) => dev.child.once('exit', resolve));
  dev.child.kill('SIGINT');
  const code = await Promise.race([ended, pause(30_000, 'no end within 30 s', { ref: false })]);
  if (code !== 0) throw new Error(`Ctrl+C ended with ${code}`);
  for (const each of [port, servicePort, outsidePort]) if (!(await isFree(each))) throw new Error(`${each} is taken`);
  if (existsSync(lockFile())) throw new Error('The lock of the database is left');
}

async function tryEdit({ kind, file, from, to, inService, inPage }, { portal, page }) {
  const path = join(copy.folder, file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(from)) throw new Error(`${file} has no ${from}: tools/dev/edits.mjs has to follow it`);
  const saved = (word) => writeFileSync(path, original.replace(from, to(word)));
  const isSeen = async (word) => {
    if (inService)
      await until(`${kind}: the service says ${word}`, async () => (await inService(portal)).includes(word));
    if (inPage) await until(`${kind}: the page says ${word}`, async () => (await inPage(page)).includes(word));
  };
  const isOverlaid = async () => (await page.locator('vite-error-overlay').count()) > 0;
  try {
    saved('alpha');
    await isSeen('alpha');
    const before = dev.said().length;
    writeFileSync(path, broken + original);
    if (inService)
      await until(`${kind}: broken, said in the terminal`, () => /cannot be built/.test(dev.said().slice(before)));
    await until(`${kind}: broken, said in the page`, isOverlaid);
    await until(
      `${kind}: broken, and the last good build answers`,
      async () => (await fetch(`${portal}/config.json`)).status === 200,
    );
    if (/ended by itself/.test(dev.said().slice(before)))
      throw new Error(`${kind}: broken, and something ended by itself`);
    saved('omega');
    await isSeen('omega');
    await until(`${kind}: mended, and the page says nothing`, async () => !(await isOverlaid()));
  } finally {
    writeFileSync(path, original);
  }
}

/** Saved again and again before a build is done: the last one counts. */
async function saveFast({ kind, file, from, to, inService }, portal) {
  const path = join(copy.folder, file);
  const original = readFileSync(path, 'utf8');
  for (const word of ['one', 'two', 'three', 'four', 'last']) {
    writeFileSync(path, original.replace(from, to(word)));
    await pause(400);
  }
  await until(`${kind} saved five times: the last`, async () => (await inService(portal)).includes('last'));
  writeFileSync(path, original);
  await until(`${kind} put back`, async () => !(await inService(portal)).includes('last'));
}

async function killService(portal) {
  const { pid } = JSON.parse(readFileSync(lockFile(), 'utf8'));
  process.kill(pid, 'SIGKILL');
  await until('a service that was killed is said', () => dev.said().includes('The service ended by itself (SIGKILL)'));
  await until('it is started again', async () => (await fetch(`${portal}/config.json`)).status === 200);
}

function lockFile() {
  return join(copy.folder, '.data/database.lock');
}

function startDev(ports) {
  const child = spawn('node', ['tools/dev.mjs'], {
    cwd: copy.folder,
    env: environment(ports),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return { child, said: () => output };
}

async function until(what, isTrue) {
  const end = Date.now() + patience * 1000;
  let why = '';
  while (Date.now() < end) {
    if (dev.child.exitCode !== null) throw new Error(`${what}: it ended with ${dev.child.exitCode}`);
    try {
      if (await isTrue()) return;
    } catch (error) {
      why = ` (${error.message.split('\n')[0]})`;
    }
    await pause(200);
  }
  throw new Error(`Not within ${patience} s: ${what}${why}`);
}
