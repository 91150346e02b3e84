// What is checked about a machine, from facts. Each gives a line: what is so, or what is wrong and what to do about it.

const gigabyte = 1024 ** 3;
const inGigabytes = (bytes) => `${(bytes / gigabyte).toFixed(1)} GB`;

const fine = (says) => ({ level: 'fine', says });
/** Works, but not well. */
const warning = (says) => ({ level: 'warning', says });
/** Nothing starts, or nothing can be tested. */
const blocks = (says) => ({ level: 'blocks', says });

export function nodeCheck({ version }) {
  const [major] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 20
    ? fine(`Node ${version}`)
    : blocks(`Node ${version} is too old: install Node 20 or newer from https://nodejs.org.`);
}

/** `current`: as the lock file says. `link`: of another folder, and not as the lock file says. */
export const modulesCheck = ({ state }) =>
  ({
    current: fine('node_modules is what package-lock.json names'),
    missing: warning('Nothing is installed yet: `npm start` and `npm test` do it, or run `npm ci`.'),
    other: warning(
      'node_modules is of another package-lock.json: `npm start` and `npm test` install it anew, or run `npm ci`.',
    ),
    link: blocks('node_modules is a link to packages of another package-lock.json: run `npm ci` where it leads.'),
  })[state];

/** `holder` is who listens there: `{ pid, name }`, or null where nobody can say. */
export function portCheck({ port, setting, isFree, holder }) {
  if (isFree) return fine(`Port ${port} is free (${setting})`);
  const by = holder ? `process ${holder.pid} (${holder.name})` : 'another process';
  return blocks(`Port ${port} is taken by ${by}: end it, or start with ${setting}=<another port>.`);
}

/** `path` is undefined where there is none; `problem` is what is wrong with `CHROME`. */
export function chromiumCheck({ path, problem }) {
  if (problem) return blocks(problem);
  return path
    ? fine(`Browser tests run in ${path}`)
    : warning('No Chrome, Chromium or Edge was found: `npm test` installs one, or set CHROME=/path/to/chrome.');
}

export function diskCheck({ freeBytes }) {
  if (freeBytes < gigabyte)
    return blocks(
      `Only ${inGigabytes(freeBytes)} of disk are free: make room, at least 1 GB is needed, 4 GB for all tests.`,
    );
  if (freeBytes < 4 * gigabyte)
    return warning(`${inGigabytes(freeBytes)} of disk are free: \`npm test\` wants 4 GB, so make room before it.`);
  return fine(`${inGigabytes(freeBytes)} of disk are free`);
}

export const memoryCheck = ({ availableBytes }) =>
  availableBytes < 3 * gigabyte
    ? warning(
        `${inGigabytes(availableBytes)} of memory are available: close other programs before \`npm test\`, it wants 3 GB.`,
      )
    : fine(`${inGigabytes(availableBytes)} of memory are available`);

/** `holder`: what the lock file of the embedded database says, null without one. */
export function lockCheck({ path, holder }) {
  if (holder === null) return fine('Nobody has the embedded database open');
  const { pid, isRunning } = holder;
  return isRunning
    ? blocks(
        `Process ${pid} has the embedded database open: end it, or start with DATA_DIR=<another folder>. (${path})`,
      )
    : warning(`${path} was left by process ${pid}, which has ended: nothing to do, the next start takes it over.`);
}
