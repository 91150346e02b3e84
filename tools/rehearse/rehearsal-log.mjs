// The log of a rehearsal: a line for each step, with when it began, how long it took, a figure and whether all was well.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Begins a log in `file`. Each line also goes to `say`. */
export function rehearsalLog(file, { say = console.log, now = () => new Date() } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const write = (line) => {
    say(line);
    appendFileSync(file, `${line}\n`);
  };
  let wrong = 0;

  /** Notes something that was looked at: `problems` is empty when all is well. */
  const check = (what, { figure = '', problems = [], began = now() } = {}) => {
    if (problems.length > 0) wrong += 1;
    const took = `${((now() - began) / 1000).toFixed(1)} s`;
    const verdict = problems.length === 0 ? 'ok' : 'WRONG';
    write(`${began.toISOString()} ${took.padStart(8)}  ${verdict.padEnd(5)}  ${what}${figure && `: ${figure}`}`);
    for (const problem of problems.slice(0, 10)) write(`${' '.repeat(42)}${problem}`);
    if (problems.length > 10) write(`${' '.repeat(42)}and ${problems.length - 10} more`);
  };

  /** Does a step, notes it and gives what `work` gave. `tell` says the figure and what is wrong with it. */
  const step = async (what, work, tell = () => ({})) => {
    const began = now();
    try {
      const result = await work();
      check(what, { began, ...tell(result, now() - began) });
      return result;
    } catch (error) {
      check(what, { began, problems: [String(error?.stack ?? error)] });
      throw error;
    }
  };
  return { write, check, step, wrong: () => wrong };
}
