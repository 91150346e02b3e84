// `npm run bench:stories`: a story of a screen in the site of Storybook, the service in the tab included. What it takes before it stands, in
// requests and bytes, for somebody who was never there. Ends with 1 above a limit.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { countingWay } from '../lib/counting-way.mjs';
import { serveFolder } from '../lib/serve-folder.mjs';
import { environment, root } from '../lib/workspace.mjs';

const limits = { requests: 25, megabytes: 8 };
const story = 'screens-home--family';

const { status } = spawnSync('npx', ['nx', 'run', 'storybook:site'], {
  cwd: root,
  env: environment(),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error('The site of Storybook could not be built');

const site = await serveFolder(join(root, 'dist/storybook'), { isCompressed: true });
const way = await countingWay(new URL(site.address).port);
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  const page = await browser.newPage();
  let requests = 0;
  page.context().on('request', () => (requests += 1));
  const start = performance.now();
  await page.goto(`http://localhost:${way.port}/iframe.html?id=${story}&viewMode=story`);
  await page.getByRole('heading', { name: 'Hello, Thandi' }).waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - start) / 1000;
  await page.waitForLoadState('networkidle');
  const measured = { requests, megabytes: way.bytes / 1e6 };
  for (const [name, limit] of Object.entries(limits)) console.log(`${name}: ${measured[name].toFixed(2)} of ${limit}`);
  console.log(`seconds: ${seconds.toFixed(1)}`);
  process.exitCode = Object.keys(limits).every((name) => measured[name] <= limits[name]) ? 0 : 1;
} finally {
  await browser.close();
  way.close();
  site.close();
}
