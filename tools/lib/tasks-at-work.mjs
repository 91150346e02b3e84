// Which tasks of Nx are at work. Nx says a task once it has ended; until then it is a process that Nx started.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What `ps` gives as the age of a process, `1-02:03:04`, `02:03:04` or `03:04`, in seconds. */
export function secondsOf(age) {
  const [clock, days = 0] = age.split('-').reverse();
  return 24 * 60 * 60 * days + clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

/** The tasks that a running Nx has started, with their process and their age in seconds. None where a system has no `ps`. */
export function tasksAtWork(nx) {
  return processes()
    .filter(({ parent }) => parent === nx)
    .map(({ pid, age, command }) => ({ pid, name: nameOf(pid) ?? command, seconds: secondsOf(age) }));
}

/** Every process of the machine with its parent, its age as `ps` says it, and its command. None where a system has no `ps`. */
export const processes = () =>
  listed()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, parent, age, command]) => ({ pid: Number(pid), parent: Number(parent), age, command }));

function listed() {
  try {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,etime=,args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** As Nx tells its tasks who they are, where a system shows that of a process. */
function nameOf(pid) {
  try {
    const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const [project, target] = ['PROJECT', 'TARGET'].map(
      (part) => settings.find((one) => one.startsWith(`NX_TASK_TARGET_${part}=`))?.split('=')[1],
    );
    return project && target && `${project}:${target}`;
  } catch {
    return undefined; // it has just ended, or the system has no such file
  }
}
