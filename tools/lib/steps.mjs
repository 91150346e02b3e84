// How a command says what it does: a line a step, each with its time.
import { countTests } from './test-counts.mjs';

/** Milliseconds as minutes and seconds: `3:07`. */
export function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Says each step with the time since this was called. */
export function stopwatch(say = console.log, now = Date.now) {
  const start = now();
  return (line) => say(`${clock(now() - start).padStart(6)}  ${line}`);
}

/** A task that has ended, in a line: `service:test  98 passed`. */
export function taskLine({ name, output, isCached, hasFailed }) {
  const { passed, failed } = countTests(output);
  const words = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    isCached && 'nothing changed',
    hasFailed && 'FAILED',
  ].filter(Boolean);
  return `${name.padEnd(34)}${words.join(', ') || 'done'}`;
}

/** The tasks of a profile of Nx (`NX_PROFILE`) that took longest, a line each. */
export const longestTasks = (profile, most = 10) =>
  profile
    .filter(({ dur }) => dur !== undefined)
    .sort((one, other) => other.dur - one.dur)
    .slice(0, most)
    .map(({ name, dur }) => `${clock(dur / 1000).padStart(6)}  ${name}`);
