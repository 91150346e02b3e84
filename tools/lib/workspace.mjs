// What the commands of the workspace share. Runs on any Node from 20 on, before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const packages = join(root, 'node_modules');
const bin = join(packages, '.bin');
export const stamp = join(packages, '.installed');

/**
 * The environment in which every child runs: the pinned Node first, no background process of Nx, no telemetry. On two processors the bundler has
 * 7 threads for what waits, and can wait for itself: https://github.com/rolldown/rolldown/issues/10664
 */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '64',
  ...more,
});

export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Installs exactly what the lock file names, when it is not there yet or the lock file has changed. Packages that are linked from another
 * folder are that folder's: `npm ci` would empty them through the link, for whoever else uses them.
 */
export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  if (isAsLocked()) return writeFileSync(stamp, lockHash());
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log(
      'node_modules is a link: it is used as it is. Where it leads, `npm ci` installs what the lock file names.',
    );
    return;
  }
  console.log('Installing what is missing (once, about a minute) ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: needsShell('npm'),
  });
  writeFileSync(stamp, lockHash());
}

/** Whether somebody has installed by themselves what the lock file names. What is for other machines only is not missed. */
function isAsLocked() {
  const [locked, installed] = [join(root, 'package-lock.json'), join(packages, '.package-lock.json')].map((file) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {},
  );
  const isSame = ([path, { integrity, version, optional }]) => {
    const found = installed[path];
    return found ? found.integrity === integrity && found.version === version : Boolean(optional);
  };
  const named = Object.entries(locked).filter(([path]) => path !== '');
  return (
    Object.keys(installed).length > 0 && named.every(isSame) && Object.keys(installed).every((path) => path in locked)
  );
}

/** On Windows npm and what lies in `.bin` are scripts of the shell. */
const needsShell = (command) => process.platform === 'win32' && command !== 'node';

/** Starts a program of this workspace; its output goes where ours goes unless told otherwise. */
export const start = (command, args, options = {}) =>
  spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: needsShell(command),
    ...options,
    env: environment(options.env),
  });

/** Runs a program to its end and gives its exit code. */
export const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
