// `npm run doctor`: what is wrong with this machine, and what to do about it, a line each. Ends with 1 if something keeps the system from
// starting or the tests from running.
import { existsSync, lstatSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join, resolve } from 'node:path';
import {
  chromiumCheck,
  diskCheck,
  lockCheck,
  memoryCheck,
  modulesCheck,
  nodeCheck,
  portCheck,
} from './doctor/checks.mjs';
import { portHolder } from './doctor/port-holder.mjs';
import { findChromium } from './lib/chromium.mjs';
import { isFree } from './lib/free-port.mjs';
import { lockHash, root, stamp } from './lib/workspace.mjs';

const ports = { PORT: '4200', OUTSIDE_PORT: '4201', SERVICE_PORT: '4202' };

const lines = [
  nodeCheck({ version: process.version }),
  modulesCheck({ state: modules() }),
  ...(await Promise.all(Object.entries(ports).map(([setting, usual]) => port(setting, process.env[setting] ?? usual)))),
  lockCheck(databaseLock()),
  chromiumCheck(chromium()),
  diskCheck({ freeBytes: freeDisk() }),
  memoryCheck({ availableBytes: process.availableMemory?.() ?? freemem() }),
];

const marks = { fine: '  ok  ', warning: ' note ', blocks: 'WRONG ' };
for (const { level, says } of lines) console.log(`${marks[level]} ${says}`);
const blocking = lines.filter(({ level }) => level === 'blocks').length;
console.log(blocking === 0 ? '\nThis machine is ready.' : `\n${blocking} to mend before the system can start.`);
process.exit(blocking === 0 ? 0 : 1);

async function port(setting, number) {
  const isFreeNow = await isFree(Number(number));
  return portCheck({ port: number, setting, isFree: isFreeNow, holder: isFreeNow ? null : portHolder(number) });
}

function modules() {
  const folder = join(root, 'node_modules');
  if (!existsSync(folder)) return 'missing';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return 'current';
  return lstatSync(folder).isSymbolicLink() ? 'link' : 'other';
}

function databaseLock() {
  const path = resolve(root, process.env.DATA_DIR ?? '.data', 'database.lock');
  try {
    const { pid } = JSON.parse(readFileSync(path, 'utf8'));
    return { path, holder: { pid, isRunning: isRunning(pid) } };
  } catch {
    return { path, holder: null };
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // somebody else's
  }
}

function chromium() {
  try {
    return { path: findChromium() };
  } catch (error) {
    return { problem: error.message };
  }
}

function freeDisk() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}
