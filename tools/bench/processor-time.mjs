// What the requests per second leave open while other programs use the machine: how much work a request is.
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100; // what Linux tells to programs, whatever its own clock

/** Seconds of processor time used so far by this process and everything it has started; null where there is no /proc. */
export function processorSeconds() {
  const processes = readAll();
  if (processes === null) return null;
  const isOurs = (id) => id === process.pid || (processes.get(id) ? isOurs(processes.get(id).parent) : false);
  return [...processes].reduce((sum, [id, found]) => sum + (found && isOurs(id) ? found.seconds : 0), 0);
}

/** The same for each of them: this process, the one with that id, and all others, which are the database. */
export function processorParts(service) {
  const all = processorSeconds() ?? 0;
  const of = (id) => readAll()?.get(id)?.seconds ?? 0;
  const [sender, served] = [of(process.pid), of(service)];
  return { service: served, database: all - served - sender, sender };
}

function readAll() {
  try {
    return new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), read(name)]),
    );
  } catch {
    return null;
  }
}

/** Its parent and its seconds; null for one that has ended meanwhile. */
function read(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // a name may hold anything
    // Its own, and those of what it started and has ended since: a process of the database that ends takes nothing of the sum with it.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}
