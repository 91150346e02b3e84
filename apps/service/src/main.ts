import { once } from 'node:events';
import { loadBrand } from './brand/load-brand';
import { claimDatabase } from './database/claim-database';
import { prepareHardStop } from './hard-stop';
import { lineWriter } from './line-writer';
import { jsonLog, quietLog } from './log';
import { readSettings, refusalToStart } from './settings';
import { startLines } from './start-lines';
import { version } from './version';
import { whyNotStarted } from './why-not-started';

const realClock = { now: () => new Date() };
const out = lineWriter(1);
const complain = (text: string) => void process.stderr.write(text);
const giveUp = (message: string): never => {
  out.flush();
  complain(`${message}\n`);
  process.exit(1);
};
const didNotStart = (error: unknown) => giveUp(`The service did not start. ${whyNotStarted(error)}`);

/** Listened for from the first moment, so that a stop during the start is a stop as well. */
const stopAsked = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
/** Whatever happens then, a stop takes no longer than 10 s. Before the start is done, nobody was promised anything: it ends at once. */
const hardStop = prepareHardStop(9_600);
let hasStarted = false;
void stopAsked.then(() => !hasStarted && process.exit(0));

const read = readSettings(process.env);
const settings = 'problems' in read ? giveUp(refusalToStart(read.problems)) : read.settings;
const branded = loadBrand(settings);
const brand = 'problems' in branded ? giveUp(refusalToStart(branded.problems)) : branded.brand;
const log = settings.APP_MODE === 'demo' ? quietLog(complain) : jsonLog(out.write, realClock.now);

process.on('uncaughtException', (error) => {
  log({ level: 'error', event: 'uncaught', error });
  giveUp('The service ended because of a mistake of its own.');
});

const service = await start().catch(didNotStart);
hasStarted = true;
if (settings.APP_MODE === 'demo') out.write(startLines({ ...service, gatewayUrl: settings.SMS_GATEWAY_URL }));
const { port, metricsPort, database } = service;
const ports = { port, ...(metricsPort !== null && { metricsPort }) };
log({ level: 'info', event: 'started', mode: settings.APP_MODE, ...ports, database, version });

await stopAsked;
await service.drain();
hardStop.arm();
await service.stop();
log({ level: 'info', event: 'stopped' });
out.flush();
process.exit(0);

/**
 * The service itself is loaded once it is clear that this process may have the database. For the same reason nothing above
 * imports from it, not even a type: with these compiler settings that would load it.
 */
async function start() {
  const claim = claimDatabase(settings);
  const { startService } = await import('./start-service');
  return startService(settings, { brand, claim, realClock, log });
}
