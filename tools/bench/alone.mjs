// `npm run bench:alone`: one feature alone, the service in the tab included. What its first screen takes, in requests and bytes, and how long
// after an edit of a rule one can go on. On a copy of the sources. Ends with 1 above a limit; `LIMITS=size` holds those of size alone.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { countingWay } from '../lib/counting-way.mjs';
import { freePort } from '../lib/free-port.mjs';
import { scratchCopy } from '../lib/scratch-copy.mjs';
import { environment } from '../lib/workspace.mjs';

const limits = { requests: 25, megabytes: 8, secondsAfterEdit: 3 };
const rule = 'libs/domain/src/policy/policy-number.ts';

async function answers(port) {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const isUp = await fetch(`http://localhost:${port}/tab-service/service.js`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The feature alone does not start');
}

const copy = scratchCopy('portal-alone');
const port = await freePort();
const way = await countingWay(port);
const config = join(copy.folder, '.storybook/alone');
const server = spawn('node', ['node_modules/vite/bin/vite.js', '--config', `${config}/vite.config.ts`, config], {
  cwd: copy.folder,
  env: environment({ PORT: `${port}`, FEATURE: 'home' }),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  await answers(port);
  const page = await browser.newPage();
  const isThere = () => page.getByRole('heading', { name: 'Hello, Thandi' }).waitFor({ timeout: 60_000 });
  // The first visitor of a server waits for whatever it has not made yet.
  await page.goto(`http://localhost:${port}`);
  await isThere();
  await page.close();

  const cold = await (await browser.newContext()).newPage();
  let requests = 0;
  cold.context().on('request', () => (requests += 1));
  way.bytes = 0;
  await cold.goto(`http://localhost:${way.port}`);
  await cold.getByRole('heading', { name: 'Hello, Thandi' }).waitFor({ timeout: 60_000 });
  await cold.waitForLoadState('networkidle');
  const measured = { requests, megabytes: way.bytes / 1e6, secondsAfterEdit: await afterEdit(cold) };
  for (const [name, limit] of Object.entries(limits)) console.log(`${name}: ${measured[name].toFixed(2)} of ${limit}`);
  const held = process.env.LIMITS === 'size' ? ['requests', 'megabytes'] : Object.keys(limits);
  process.exitCode = held.every((name) => measured[name] <= limits[name]) ? 0 : 1;
} finally {
  await browser.close();
  const isDown = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await isDown;
  way.close();
  copy.remove();
}

/** Until page and service both run an edit of a rule, and the screen is drawn anew and stays. The middle one of three. */
async function afterEdit(page) {
  const heading = page.getByRole('heading', { name: 'Hello, Thandi' });
  const seconds = [];
  await heading.evaluate(markAsSeen);
  for (let edit = 0; edit < 3; edit += 1) {
    await stays(page);
    const start = performance.now();
    appendFileSync(join(copy.folder, rule), `Object.assign(globalThis, { edit: ${edit} });\n`);
    const ofThisEdit = (where) => where.evaluate((number) => globalThis.edit === number, edit).catch(() => false);
    await until(() => ofThisEdit(page));
    await until(async () => (await Promise.all(page.workers().map(ofThisEdit))).includes(true));
    await heading.and(page.locator(':not([data-seen])')).waitFor({ timeout: 60_000 });
    seconds.push((performance.now() - start) / 1000);
    await heading.evaluate(markAsSeen);
  }
  await stays(page);
  return seconds.sort((one, other) => one - other)[1];
}

function markAsSeen(element) {
  element.dataset.seen = '';
}

/** What is drawn anew once more had not been the end of it. */
async function stays(page) {
  await page.waitForTimeout(2_000);
  if ((await page.locator('[data-seen]').count()) !== 1) throw new Error('The page was drawn twice after one edit');
}

async function until(isSo) {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('The edit does not arrive');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
