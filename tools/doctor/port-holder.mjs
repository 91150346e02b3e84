import { execFileSync } from 'node:child_process';

/** The programs that tell who listens, by system, with how to read what they say: `{ pid, name }` or undefined. */
export const tellers = {
  lsof: {
    args: (port) => ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'],
    read: (said) => holder(/^p(\d+)$/m.exec(said)?.[1], /^c(.+)$/m.exec(said)?.[1]),
  },
  ss: {
    args: (port) => ['-ltnpH', `sport = :${port}`],
    read: (said) => holder(/pid=(\d+)/.exec(said)?.[1], /"([^"]+)"/.exec(said)?.[1]),
  },
  netstat: {
    args: () => ['-ano', '-p', 'TCP'],
    read: (said, port) =>
      holder(new RegExp(`:${port}\\s+\\S+\\s+LISTENING\\s+(\\d+)`).exec(said)?.[1], 'see the task manager'),
  },
};

const holder = (pid, name) => (pid ? { pid: Number(pid), name: name ?? 'unknown' } : undefined);

const say = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The command of a process, as much as a line has room for: what Linux calls one of ours is the name of a thread. */
function commandOf(pid) {
  try {
    const command = say('ps', ['-o', 'args=', '-p', String(pid)]);
    return command.length > 60 ? `${command.slice(0, 60)} ...` : command;
  } catch {
    return '';
  }
}

/** Who listens on a port; null where no program of this machine can say. */
export function portHolder(port) {
  for (const name of process.platform === 'win32' ? ['netstat'] : ['lsof', 'ss']) {
    try {
      const found = tellers[name].read(say(name, tellers[name].args(port)), port);
      if (found) return { ...found, name: commandOf(found.pid) || found.name };
    } catch {
      // not on this machine, or it found nobody
    }
  }
  return null;
}
