// How a command of the workspace learns that it is over, and ends what it started.

/** How often we look whether our parent is still there, in milliseconds. */
const lookEvery = 500;

/**
 * Calls `stop` once: on SIGINT, SIGTERM, or when the npm that started us has gone without a word. A part of another command stops also
 * when that one has gone.
 */
export function whenStopped(stop, { isPart = false } = {}) {
  const parent = process.ppid;
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, once);
  // Started by hand, a parent may go: `node tools/start.mjs &` in a shell that ends.
  if (isPart || process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && once(), lookEvery).unref();
}

/** Ends children and waits for them. One that was started `detached` ends with everything that it started itself. */
export const endAll = (children) => Promise.all(children.map(endOne));

function endOne({ child, isGroup }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    if (isGroup && process.platform !== 'win32') process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  } catch {
    return; // it has just ended
  }
  return ended;
}
