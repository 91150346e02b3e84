import { migrate } from '@portal/service-store';
import { runCommand } from './run-command';

/** Brings the database up to date and says what was done. */
await runCommand(async ({ database, say }) => {
  const taken = await migrate(database, new Date());
  say(taken.length === 0 ? 'The database is up to date.' : `Done: ${taken.join(', ')}`);
  return 0;
});
