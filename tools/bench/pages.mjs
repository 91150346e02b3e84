// `npm run bench:pages`: how our pages load on a slow line and a cheap phone, first and again, beside a page of React alone and the fastest
// page that our libraries allow, all in one run. Only ratios count: the machine is noisy. Never part of `npm test`.
//
// ROUNDS of it; ONLY=home,bare the pages; NETWORKS='slow 4G' of `pages/networks.mjs`; FILM=folder for a picture every 250 ms.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { run } from '../lib/workspace.mjs';
import { buildLimits } from './pages/build-limits.mjs';
import { film, writeStrip } from './pages/film.mjs';
import { listen, makeCertificate, passesOn, serves } from './pages/front.mjs';
import { networks } from './pages/networks.mjs';
import { report } from './pages/report.mjs';
import { signedIn } from './pages/session.mjs';
import { limitPage, ownPages } from './pages/targets.mjs';
import { visit } from './pages/visit.mjs';
import { startService } from './service.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const only = process.env.ONLY?.split(',');
const lines = process.env.NETWORKS?.split(',') ?? Object.keys(networks);
const filmSeconds = 6;

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let isWithin = false;
try {
  if ((await run('nx', ['run-many', '-t', 'build', '-p', 'portal', 'service'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx run-many -t build -p portal service` to see why.');
  }
  const { api, child } = await startService(folder, {});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  const certificate = makeCertificate(folder);
  const open = async (answer) => {
    const front = await listen(certificate, answer);
    endings.push(() => front.close());
    return front.address;
  };

  const portal = await open(passesOn(new URL(api).origin));
  const limits = Object.entries(await buildLimits(join(folder, 'limits')));
  const targets = [
    ...(await Promise.all(
      limits.map(async ([name, built]) => ({ name, address: await open(serves(built)), ...limitPage })),
    )),
    ...ownPages.map((page) => ({ ...page, address: portal })),
  ].filter(({ name }) => only?.includes(name) ?? true);
  const session = await signedIn(api, folder);

  const results = [];
  for (let round = 0; round < rounds; round++) {
    for (const network of lines) {
      // Nobody always comes first.
      const first = round % targets.length;
      for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
        const costs = await inOwnBrowser(certificate, target, session, (context) =>
          bothVisits(context, target, network),
        );
        for (const [visit, cost] of Object.entries(costs)) results.push({ page: target.name, network, visit, cost });
      }
    }
    console.error(`Round ${round + 1} of ${rounds}.`);
  }
  isWithin = report(results, { rounds });
  if (process.env.FILM) await filmAll(certificate, targets, session);
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(isWithin ? 0 : 1);

/** The first visit, and one more with what the browser has kept of it. */
async function bothVisits(context, target, network) {
  const first = await visit(context, target, network);
  if (target.isOwnPhone) await callOnesOwn(first.page, target);
  await first.page.close();
  const again = await visit(context, target, network);
  return { first: first.cost, again: again.cost };
}

/** Its holder says that the phone is theirs: from now on it shows at once what it last knew. */
async function callOnesOwn(page, { address, path }) {
  await page.goto(address + path);
  await page.getByLabel(/^This is my phone/).check();
  await page.getByText(/^Kept at/).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A phone that has never been here; signed in where the page asks for it. */
async function inOwnBrowser({ flag }, target, session, work) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', flag] });
  try {
    const context = await browser.newContext(devices['Moto G4']);
    if (target.isSignedIn) {
      const text = await session.text();
      await context.addInitScript((value) => localStorage.getItem('tk') ?? localStorage.setItem('tk', value), text);
    }
    return await work(context);
  } finally {
    await browser.close();
  }
}

async function filmAll(certificate, targets, session) {
  for (const target of targets.filter(({ name }) => ['bare', 'sign-in', 'home'].includes(name))) {
    const network = lines[0];
    await inOwnBrowser(certificate, target, session, async (context) => {
      const first = await film(context, target, network, filmSeconds);
      const again = await film(context, target, network, filmSeconds);
      const films = [
        { name: `${target.name}, first visit, ${network}`, frames: first },
        { name: `${target.name}, second visit, ${network}`, frames: again },
      ];
      const file = join(process.env.FILM, `${target.name}.png`);
      await writeStrip(await context.browser().newContext({ viewport: { width: 1_000, height: 800 } }), films, file);
      console.log(file);
    });
  }
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
