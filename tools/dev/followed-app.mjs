import { keptProcess } from './kept-process.mjs';
import { watchedBuild } from './watched-build.mjs';

/**
 * A Node app that is built again after each change of what it is made of, and restarted after each build that succeeded. A build that fails
 * takes nothing away: the process of the last good one runs on.
 *
 * @param {object} app
 * @param {string} app.name as sentences begin with it
 * @param {string} app.configFile of Vite
 * @param {string} app.outDir where it is built
 * @param {string[]} app.sources folders of everything that it can be made of
 * @param {() => import('node:child_process').ChildProcess} app.start with its errors in a pipe
 * @param {string} app.readyAddress answers well once it is up
 */
export function followedApp({ name, configFile, outDir, sources, start, readyAddress, step, problems }) {
  const down = `${name} is down`;
  const broken = `${name} cannot be built`;
  const kept = keptProcess({
    start,
    isReady: async () => (await fetch(readyAddress).catch(() => null))?.ok === true,
    onUp: () => {
      step(`${name} is up.`);
      problems.clear(down);
    },
    onDied: ({ how, lastWords, seconds }) =>
      problems.set(
        down,
        `${name} ended by itself (${how}) and is started again in ${seconds} s, or after the next build. ${lastWords}`,
      ),
    onKilled: (seconds) => step(`${name} did not stop within ${seconds} s and was killed.`),
    onSlow: (seconds) =>
      problems.set(down, `${name} has not come up for ${seconds} s. ${readyAddress} does not answer.`),
  });
  const build = watchedBuild({
    configFile,
    outDir,
    sources,
    onStart: () => kept.wasUp() && step(`${name} is built again ...`),
    onBuilt: (seconds) => {
      problems.clear(broken);
      step(`${name} was built in ${seconds} s; ${kept.wasUp() ? 'restarting' : 'starting'} it ...`);
      kept.restart();
    },
    onBroken: (why) =>
      problems.set(broken, `${name} cannot be built${kept.wasUp() ? '; the last good build runs on' : ''}.`, why),
  });
  return {
    isUp: kept.isUp,
    untilUp: kept.untilUp,
    firstUp: kept.untilUp(),
    end: () => Promise.all([kept.end(), build.end()]),
  };
}
