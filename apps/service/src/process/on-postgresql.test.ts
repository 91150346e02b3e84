import { afterAll, describe, expect, it } from 'vitest';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { barePostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, productionSettings, startProgram, startService } from '../testing/service-process';
import { firstMessage, logIn, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const { AUDIT_SECRET } = productionSettings;

describe.runIf(postgresServer())('on PostgreSQL', () => {
  it('two processes that start at once share one database, and a PIN of the one signs in at the other', async () => {
    const DATABASE_URL = await barePostgres();
    const folders = [newFolder(), newFolder()] as const;
    const SEED_FILE = seedFileIn(folders[0]);
    const [one, two] = await Promise.all([
      startService({ DATABASE_URL, AUDIT_SECRET, SEED_FILE, DATA_DIR: folders[0] }),
      startService({ DATABASE_URL, AUDIT_SECRET, DATA_DIR: folders[1] }),
    ]);
    expect((await triggerPin(one.base, aSeedPolicy.Policy_Number)).status).toBe(200);
    const answer = await logIn(two.base, aSeedPolicy.Policy_Number, await firstMessage(folders[0]));
    expect(await answer.json()).toMatchObject({ success: true });

    expect(await startProgram('verify-audit', { DATABASE_URL, AUDIT_SECRET }).ended).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The audit holds: [1-9]\d* rows\. \d+ anchors compared\.\n$/),
    });
    one.signal('SIGTERM');
    two.signal('SIGTERM');
    expect([(await one.ended).code, (await two.ended).code]).toEqual([0, 0]);
  });

  it('is not ready until the migration command ran, when the process may not migrate', async () => {
    const DATABASE_URL = await barePostgres();
    const service = await startService({ DATABASE_URL, MIGRATE_ON_START: 'no', DATA_DIR: newFolder() });
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.base}/readyz`)).status).toBe(503);
    expect(await startProgram('migrate', { DATABASE_URL }).ended).toMatchObject({ code: 0, err: '' });
    expect((await fetch(`${service.base}/readyz`)).status).toBe(200);
    expect((await startProgram('migrate', { DATABASE_URL }).ended).out).toBe('The database is up to date.\n');
    service.signal('SIGTERM');
    await service.ended;
  });
});

it('a database that cannot be reached ends the start with a sentence that holds no password', async () => {
  const settings = {
    APP_MODE: 'test',
    DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1:9/portal',
    DATA_DIR: newFolder(),
  };
  const { code, err } = await startProgram('main', settings).ended;
  expect(code).toBe(1);
  expect(err).toContain('ECONNREFUSED');
  expect(err).not.toContain('hunter2');
});
