import { type DocumentFile } from '@portal/contract';
import { inTransaction, lockPolicy, savePolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../../testing/seeded-policies';
import { aWorld, type Sent, type World } from '../../testing/world';

onEveryDatabase('The schedule of a policy', (db) => {
  let world: World;
  let token = '';
  const get = (policyNumber: string): Promise<Sent> =>
    world.send('GET', `/api/v1/policies/${policyNumber}/document`, { token });
  const schedule = async (): Promise<DocumentFile> => {
    const { body, text } = await get(ownerPolicy);
    if (!body.success) throw new Error(text);
    return body.data as unknown as DocumentFile;
  };
  const change = (Email_Address: string) =>
    world.send('PUT', `/api/v1/update-main-member/${ownerPolicy}`, { token, body: { Email_Address } });

  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  it('is a PDF', async () => {
    const { base64File, ...file } = await schedule();
    expect(file).toMatchObject({ fileExtension: '.pdf', contentType: 'application/pdf' });
    expect(file.fileName).toMatch(`policy-schedule-${ownerPolicy}-version-`);
    expect(atob(base64File).slice(0, 8)).toBe('%PDF-1.7');
  });

  it('stays the same until a change is applied, then it is issued anew', async () => {
    const first = await schedule();
    world.wait(60);
    expect(await schedule()).toEqual(first);
    expect((await change('new@example.com')).status).toBe(200);
    const second = await schedule();
    expect(second.fileName).not.toBe(first.fileName);
    expect(new Date(second.generatedAt).getTime()).toBeGreaterThan(new Date(first.generatedAt).getTime());
    world.wait(60);
  });

  it('is not given while the status of the policy does not allow documents', async () => {
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, ownerPolicy);
      if (row) await savePolicy(tx, { ...row.record, Policy_Status: 'LAPSED' }, row.version, new Date());
    });
    expect(await get(ownerPolicy)).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_STATUS',
        message: 'This is not possible while the status of your policy is "Lapsed".',
      },
    });
  });

  it('is not for strangers', async () => {
    expect((await get(strangerPolicy)).status).toBe(404);
  });
});
