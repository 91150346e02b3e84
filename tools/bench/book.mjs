// A service over a book of policies for one measurement: one that was filled before, in FOLDER, or one that is made for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../lib/workspace.mjs';
import { openPool, startPostgres } from './postgres.mjs';
import { startService } from './service.mjs';

/**
 * The book: its database, the numbers of its policies, how more are added, what ends it, and which processes end with it. PROFILE=folder leaves a CPU profile of a service
 * over it there.
 */
export async function openBook({ policies, months = 3, statements, kept = process.env.FOLDER }) {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
  const endings = [];
  const end = async () => {
    for (const one of endings.splice(0).reverse()) await Promise.resolve(one()).catch(() => undefined);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end().then(() => process.exit(1)));
  const endsWithIt = (child) => {
    const ended = new Promise((done) => child.once('exit', done));
    const stop = () => (child.kill('SIGTERM') ? ended : undefined);
    endings.push(stop);
    return stop;
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const isThere = kept && existsSync(join(resolve(kept), 'postgres'));
    const place = isThere ? resolve(kept) : folder;
    const fillFurther = isThere ? null : await filled(place, { policies, months });
    const { DATABASE_CONNECTIONS, PROFILE } = process.env;
    const flags = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [];
    const postgres = await startPostgres(place, { isKept: true, statements });
    endings.push(postgres.stop);
    const database = openPool(postgres.url, { max: 2 });
    endings.push(() => database.end());
    return {
      folder,
      database,
      url: postgres.url,
      fillFurther,
      end,
      endsWithIt,
      /** Starts the service over it. Gives its address, its process and what stops it. */
      async serve(env = {}) {
        const service = await startService(folder, {
          flags,
          env: {
            DATABASE_URL: postgres.url,
            SEED_DEMO: 'false',
            ...(DATABASE_CONNECTIONS && { DATABASE_CONNECTIONS }),
            ...env,
          },
        });
        return { ...service, stop: endsWithIt(service.child) };
      },
      numbers: numbersIn(database),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Gives policy numbers of the book in a database, in no order, for which a condition holds. */
export const numbersIn =
  (database) =>
  async (condition = 'true', most = 1e9) =>
    (
      await database.query(
        `SELECT policy_number AS number FROM policies WHERE policy_number LIKE '74%' AND ${condition}
         ORDER BY md5(policy_number) LIMIT ${most}`,
      )
    ).rows.map(({ number }) => number);

/** Fills a new database, with a server that is quick at it, and gives how to fill in more. */
async function filled(place, { policies, months }) {
  const [{ workspaceCode }, { designBook, fillBook }, { migrateAt }] = await Promise.all([
    import('./fill/workspace-code.mjs'),
    import('./fill/fill-book.mjs'),
    import('./fill/migrate-at.mjs'),
  ]);
  const code = await workspaceCode();
  const today = code.domain.todayInJohannesburg(new Date());
  const server = await startPostgres(place, { isKept: true, isFilling: true });
  try {
    await migrateAt(code, server.url);
    const book = await designBook(code, { today, months });
    await fillBook(code, book, { url: server.url, upTo: policies });
    return (url, { from, upTo }) => fillBook(code, book, { url, from, upTo });
  } finally {
    await server.stop();
  }
}
