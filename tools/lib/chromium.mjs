// The browser that stories, journeys and pictures run in.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { run } from './workspace.mjs';

/** The programs, what to prefer first: a headless shell has no window to draw, and takes a quarter less of the processor. */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsNames = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const everyPlace = (names, folders, join) => names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Where Chrome, Chromium and Edge usually lie, what to prefer first. */
function usualPlaces({ platform, env, home }) {
  if (platform === 'darwin') {
    const programs = macNames.map((name) => `${name}.app/Contents/MacOS/${name}`);
    return everyPlace(programs, ['/Applications', posix.join(home, 'Applications')], posix.join);
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return everyPlace(windowsNames, folders, win32.join);
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env.PATH ?? '').split(':').filter(Boolean)];
  return everyPlace(linuxNames, folders, posix.join);
}

/**
 * The Chromium of a machine: `CHROME`, else one that lies where it usually does, else the one that Playwright installed. Undefined: none.
 * Throws a sentence when `CHROME` names no file.
 */
export function findChromium(machine = thisMachine()) {
  const { env, exists, playwrights } = machine;
  if (env.CHROME) {
    if (exists(env.CHROME)) return env.CHROME;
    throw new Error(
      `CHROME is ${env.CHROME}, and there is no such file. Correct it, or unset it to have one looked for.`,
    );
  }
  return [...usualPlaces(machine), playwrights()].find((path) => path && exists(path));
}

/** How a machine without Chromium gets it: Debian's package where we may install it, else Playwright's own, which asks for no rights. */
export const waysToInstall = ({ isRoot, exists }) =>
  isRoot && exists('/usr/bin/apt-get') ? ['debian', 'playwright'] : ['playwright'];

const installers = {
  debian: async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'inherit', env });
  },
  playwright: () => run('playwright', ['install', '--no-shell', 'chromium']),
};

/** The Chromium of this machine; installed first if it has none. Throws a sentence when that fails too. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  for (const way of waysToInstall(thisMachine())) {
    console.log(`No Chromium on this machine: installing it (${way}) ...`);
    await installers[way]().catch((error) => console.error(error.message));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Browser tests need Chromium, and it could not be installed. Install Chrome, Edge or Chromium, or set CHROME=/path/to/chrome.',
  );
}

const thisMachine = () => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  isRoot: process.getuid?.() === 0,
  playwrights: () => {
    try {
      return createRequire(import.meta.url)('playwright').chromium.executablePath();
    } catch {
      return undefined; // nothing is installed yet
    }
  },
});
