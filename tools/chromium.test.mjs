// Where Chromium is found on each system, with a file system that is given.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findChromium, waysToInstall } from './lib/chromium.mjs';

const systems = {
  linux: { platform: 'linux', env: { PATH: '/home/a/bin:/usr/bin' }, home: '/home/a' },
  darwin: { platform: 'darwin', env: { PATH: '/usr/bin' }, home: '/Users/a' },
  win32: {
    platform: 'win32',
    env: {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local',
    },
    home: 'C:\\Users\\a',
  },
};
const machine = (system, files, more = {}) => ({
  ...systems[system],
  exists: (path) => files.includes(path),
  playwrights: () => '/cache/ms-playwright/chrome',
  ...more,
});

const mac = (folder, name) => `${folder}/${name}.app/Contents/MacOS/${name}`;
const rows = [
  ['linux', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
  ['linux', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
  ['linux', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
  ['linux', ['/usr/bin/microsoft-edge'], '/usr/bin/microsoft-edge'],
  ['linux', ['/snap/bin/chromium'], '/snap/bin/chromium'],
  ['linux', ['/home/a/bin/chromium'], '/home/a/bin/chromium'],
  ['darwin', [mac('/Applications', 'Google Chrome')], mac('/Applications', 'Google Chrome')],
  ['darwin', [mac('/Applications', 'Microsoft Edge')], mac('/Applications', 'Microsoft Edge')],
  ['darwin', [mac('/Users/a/Applications', 'Chromium')], mac('/Users/a/Applications', 'Chromium')],
  ...[
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\a\\AppData\\Local\\Chromium\\Application\\chrome.exe',
  ].map((path) => ['win32', [path], path]),
  ['linux', ['/cache/ms-playwright/chrome'], '/cache/ms-playwright/chrome'],
  ['linux', ['/cache/ms-playwright/chrome', '/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['linux', [], undefined],
  ['darwin', ['/usr/bin/chromium'], undefined],
];

describe('Chromium is found', () => {
  for (const [system, files, found] of rows)
    it(`on ${system} with ${files.join(' and ') || 'nothing'}: ${found}`, () =>
      assert.equal(findChromium(machine(system, files)), found));

  it('where CHROME says, before anywhere else', () => {
    const files = ['/usr/bin/chromium', '/opt/mine'];
    const env = { CHROME: '/opt/mine' };
    assert.equal(findChromium(machine('linux', files, { env })), '/opt/mine');
  });

  it('nowhere else when CHROME names no file', () => {
    const env = { CHROME: '/opt/mine' };
    assert.throws(() => findChromium(machine('linux', ['/usr/bin/chromium'], { env })), /CHROME is \/opt\/mine/);
  });
});

describe('a machine without Chromium gets', () => {
  const withApt = { exists: (path) => path === '/usr/bin/apt-get' };
  it('the package of Debian as root there, else what Playwright brings', () =>
    assert.deepEqual(waysToInstall({ ...withApt, isRoot: true }), ['debian', 'playwright']));
  it('what Playwright brings without root', () =>
    assert.deepEqual(waysToInstall({ ...withApt, isRoot: false }), ['playwright']));
  it('what Playwright brings where there is no such package', () =>
    assert.deepEqual(waysToInstall({ exists: () => false, isRoot: true }), ['playwright']));
});
