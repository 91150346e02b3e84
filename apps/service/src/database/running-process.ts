import { readFileSync } from 'node:fs';

/** Whether a process with this number runs on this computer, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in ticks since the computer did, or null where the system does not say (not Linux). */
export const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** A process that ended and waits for its parent to notice has no files open any more. */
const isZombie = (pid: number): boolean => statOf(pid)?.[0] === 'Z';

/** The fields of `/proc/<pid>/stat` after the name, which may itself hold spaces and brackets. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
