// A task that never ends is stopped: a bundler that waits for itself would hold up all that comes after it until somebody looks.
import { processes } from './tasks-at-work.mjs';

const minute = 60;

/** Seconds after which a task is taken to hang: several times what it takes on a slow machine that does other work too. */
export function deadlineOf(name) {
  const kind = name.slice(name.lastIndexOf(':') + 1);
  if (['e2e', 'stories'].includes(kind)) return 45 * minute;
  return ['build', 'budgets'].includes(kind) ? 6 * minute : 25 * minute;
}

/**
 * Kills all that a task of Nx has started, so that the task itself says what became of it, or else the task. Whoever calls this again finds
 * what has not ended.
 */
export function stopTask(task) {
  const below = descendantsOf(task, processes());
  for (const pid of below.length > 0 ? below : [task]) kill(pid);
}

/** The processes that stand below one, at any depth, of lines as `processes` gives them. */
export function descendantsOf(pid, found) {
  const children = found.filter(({ parent }) => parent === pid).map((child) => child.pid);
  return children.flatMap((child) => [child, ...descendantsOf(child, found)]);
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has just ended
  }
}
