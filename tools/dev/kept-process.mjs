import { setTimeout as pause } from 'node:timers/promises';

/** How often a process that starts is asked whether it is up, in milliseconds. */
const askEvery = 100;

/**
 * A process that is to run always, and to run the newest build.
 *
 * - `restart` ends the old one first, by SIGTERM, and starts the new one once it has ended: they share a port and a database.
 * - One that does not end within `patience` seconds is killed.
 * - One that ends by itself is started again after `waits` seconds: longer from time to time, from the first again once one was up.
 * - `onSlow` is told once of one that is not up after `slow` seconds.
 *
 * `start` gives a child process with its errors in a pipe; they are passed on.
 */
export function keptProcess({
  start,
  isReady,
  onUp,
  onDied,
  onKilled,
  onSlow,
  patience = 12,
  slow = 60,
  waits = [1, 2, 5, 15, 30],
}) {
  let current = null;
  let isUp = false;
  let wasUp = false;
  let isOver = false;
  let isRestartQueued = false;
  let deaths = 0;
  let nextTry;
  let turn = Promise.resolve();
  let up = Promise.withResolvers();

  const restart = () => {
    clearTimeout(nextTry);
    if (isRestartQueued || isOver) return;
    isRestartQueued = true;
    turn = turn.then(async () => {
      isRestartQueued = false;
      await stop();
      if (!isOver) begin();
    });
  };

  async function stop() {
    clearTimeout(nextTry);
    const old = current;
    current = null;
    setDown();
    if (!old) return;
    old.child.kill('SIGTERM');
    const hasEnded = await Promise.race([old.ended.then(() => true), pause(patience * 1000, false, { ref: false })]);
    if (hasEnded) return;
    onKilled(patience);
    old.child.kill('SIGKILL');
    await old.ended;
  }

  function begin() {
    const child = start();
    const ended = Promise.withResolvers();
    const mine = { child, ended: ended.promise };
    current = mine;
    let said = '';
    child.stderr.on('data', (part) => {
      process.stderr.write(part);
      said = `${said}${part}`.slice(-2000);
    });
    child.once('close', (code, signal) => {
      ended.resolve();
      if (current !== mine || isOver) return;
      current = null;
      setDown();
      const seconds = waits[Math.min(deaths, waits.length - 1)];
      deaths += 1;
      nextTry = setTimeout(restart, seconds * 1000);
      onDied({ how: signal ?? `exit code ${code}`, lastWords: said.trim().split('\n').at(-1), seconds });
    });
    void askUntilUp(mine);
  }

  async function askUntilUp(mine) {
    const begun = Date.now();
    let isSaid = false;
    while (current === mine) {
      const isGood = await isReady();
      if (current !== mine) return;
      if (isGood) {
        isUp = wasUp = true;
        deaths = 0;
        up.resolve();
        onUp();
        return;
      }
      if (!isSaid && Date.now() - begun > slow * 1000) {
        isSaid = true;
        onSlow(slow);
      }
      await pause(askEvery);
    }
  }

  function setDown() {
    if (isUp) up = Promise.withResolvers();
    isUp = false;
  }

  return {
    restart,
    isUp: () => isUp,
    /** Whether one has ever been up. */
    wasUp: () => wasUp,
    /** Resolves once one is up: at once if it is. */
    untilUp: () => up.promise,
    async end() {
      isOver = true;
      await stop();
      await turn;
    },
  };
}
