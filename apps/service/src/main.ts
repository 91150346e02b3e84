import { once } from 'node:events';
import { lineWriter } from './line-writer';
import { jsonLog, quietLog } from './log';
import { readSettings, refusalToStart } from './settings';
import { startLines } from './start-lines';
import { startService } from './start-service';
import { version } from './version';

const realClock = { now: () => new Date() };
const out = lineWriter(1);
const complain = (text: string) => void process.stderr.write(text);

const read = readSettings(process.env);
if ('problems' in read) {
  complain(`${refusalToStart(read.problems)}\n`);
  process.exit(1);
}
const { settings } = read;
const log = settings.APP_MODE === 'demo' ? quietLog(complain) : jsonLog(out.write, realClock.now);

/** Listened for from the first moment, so that a stop during the start is a stop as well. */
const stopAsked = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);

process.on('uncaughtException', (error) => {
  log({ level: 'error', event: 'uncaught', error });
  out.flush();
  process.exit(1);
});

const service = await startService(settings, realClock, log).catch((error: unknown) => {
  out.flush();
  complain(`The service did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
if (settings.APP_MODE === 'demo') out.write(startLines(settings, service));
const { port, database } = service;
log({ level: 'info', event: 'started', mode: settings.APP_MODE, port, database, version });

await stopAsked;
await service.stop();
log({ level: 'info', event: 'stopped' });
out.flush();
process.exit(0);
