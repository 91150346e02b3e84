import { fillStatusPeriods, migrate } from '@portal/service-store';
import { runCommand } from './run-command';

/** Brings the database up to date and says what was done. */
await runCommand(async ({ database, say }) => {
  const now = new Date();
  const taken = await migrate(database, now);
  say(taken.length === 0 ? 'The database is up to date.' : `Done: ${taken.join(', ')}`);
  const policies = await fillStatusPeriods(database, now);
  if (policies > 0) say(`Noted where ${policies} policies stood on which day.`);
  return 0;
});
