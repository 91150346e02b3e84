// What the commands of the workspace share. Runs on any Node from 20 on, before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const packages = join(root, 'node_modules');
const bin = join(packages, '.bin');
const stamp = join(packages, '.installed');

/** The environment in which every child runs: the pinned Node first, no background process of Nx, no telemetry. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...more,
});

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Installs exactly what the lock file names, when it is not there yet or the lock file has changed. Packages that are linked from another
 * folder are that folder's: `npm ci` would empty them through the link, for whoever else uses them.
 */
export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log(
      'node_modules is a link: it is used as it is. Where it leads, `npm ci` installs what the lock file names.',
    );
    return;
  }
  console.log('Installing what is missing (once, about a minute) ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, lockHash());
}

/** Starts a program of this workspace; its output goes where ours goes unless told otherwise. */
export const start = (command, args, options = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', ...options, env: environment(options.env) });

/** Runs a program to its end and gives its exit code. */
export const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** The Chromium that browser tests use: `CHROME`, else what the machine has, else Debian's package where we may install it. */
function findChromium() {
  const known = [
    process.env.CHROME,
    '/usr/bin/chromium-headless-shell', // has no window to draw: a quarter less of the processor
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return known.find((path) => path && existsSync(path));
}

export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing the Debian package `chromium-headless-shell` ...');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROME=/path/to/chrome.',
  );
}
