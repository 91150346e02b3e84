// `npm run measures`: what the design promises of words, pixels, screens, taps and milliseconds, as a table with its limits, measured on the
// built system on a phone. On a quiet machine: the milliseconds are its own.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, run } from './lib/workspace.mjs';

ensureInstalled();
const env = { CHROME: await ensureChromium(), MEASURES: '1' };
const journeys = ['measures', 'responsiveness'];
const steps = [
  ['nx', ['run-many', '-t', 'build', '-p', 'portal,service,outside-world', '--output-style=static']],
  ['playwright', ['test', '-c', 'apps/portal-e2e/playwright.config.ts', ...journeys, '--project=phone', '--workers=1']],
];
for (const [command, args] of steps) {
  const code = await run(command, args, { env });
  if (code !== 0) process.exit(code);
}
