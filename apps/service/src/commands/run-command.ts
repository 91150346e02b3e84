import { type Database } from '@portal/service-store';
import { claimDatabase } from '../database/claim-database';
import { openDatabase } from '../database/open-database';
import { quietLog } from '../log';
import { type DatabaseSettings, readDatabaseSettings, refusalToStart } from '../settings';
import { whyNotStarted } from '../why-not-started';

interface Tools {
  database: Database;
  settings: DatabaseSettings;
  say: (sentence: string) => void;
}

/** Runs one piece of work over one connection to the database of the settings, however long it takes, and ends the process with its number. */
export async function runCommand(work: (tools: Tools) => Promise<number>): Promise<never> {
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  const complain = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const read = readDatabaseSettings(process.env);
  if ('problems' in read) {
    complain(refusalToStart(read.problems));
    process.exit(1);
  }
  try {
    const settings = { ...read.settings, DATABASE_CONNECTIONS: 1 };
    const { database, close } = await openDatabase(settings, {
      claim: claimDatabase(settings),
      log: quietLog(complain),
    });
    const code = await work({ database, settings, say }).finally(close);
    process.exit(code);
  } catch (error) {
    complain(whyNotStarted(error));
    process.exit(1);
  }
}
