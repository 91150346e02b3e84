import { type CertificateState, type CurrentCertificate, type DocumentFile } from '@portal/contract';
import {
  findPolicy,
  insertClaim,
  inTransaction,
  lockPolicy,
  savePolicy,
  type StoredPolicy,
} from '@portal/service-store';
import { aClaimRecord, aNewClaim, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { ownerPolicy as policyNumber } from '../../testing/seeded-policies';
import { aWorld, type World } from '../../testing/world';

const dataOf = <T>({ body }: Awaited<ReturnType<World['send']>>) => body.data as unknown as T;

onEveryDatabase('A certificate', (db) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(policyNumber)).accessToken;
  });
  const certificates = `/api/v1/policies/${policyNumber}/benefit-certificate`;
  const issue = async () => {
    const { fileName } = dataOf<DocumentFile>(await world.send('POST', certificates, { token }));
    return fileName.replace('benefit-certificate-', '');
  };
  const stateOf = async (code: string) =>
    dataOf<CertificateState>(await world.send('GET', `/api/v1/certificates/${code}`)).state;
  const shared = async () => dataOf<CurrentCertificate>(await world.send('GET', certificates, { token })).certificate;
  const policy = async () => {
    const row = await findPolicy(db.database, policyNumber);
    if (row === null) throw new Error('The policy is gone');
    return row.record;
  };

  test('holds while a claim about somebody named in it is open: the family shows it to the undertaker', async () => {
    const code = await issue();
    const lifeId = (await policy()).Spouse?.id ?? '';
    const claim = aNewClaim({ policyNumber, lifeKind: 'SPOUSE', lifeKey: lifeId, record: aClaimRecord({ lifeId }) });
    await inTransaction(db.database, (tx) => insertClaim(tx, claim));
    expect([await stateOf(code), (await shared())?.code]).toEqual(['GENUINE', code]);
    world.wait(60);
    const since = await issue();
    expect([await stateOf(since), await stateOf(code)]).toEqual(['GENUINE', 'REPLACED']);
  });

  test('asked for again with the same intention is the same document, whatever has become of the policy since', async () => {
    const ask = async (key: string) => {
      const headers = { 'idempotency-key': key };
      return dataOf<DocumentFile>(await world.send('POST', certificates, { token, headers }));
    };
    const change = (more: (record: StoredPolicy) => Partial<StoredPolicy>) =>
      inTransaction(db.database, async (tx) => {
        const row = await lockPolicy(tx, policyNumber);
        if (row) await savePolicy(tx, { ...row.record, ...more(row.record) }, row.version, world.clock.now());
      });
    const first = await ask('one');
    await change(({ MainMember }) => ({ MainMember: { ...MainMember, Cover_Amount: MainMember.Cover_Amount + 5000 } }));
    world.wait(60);
    expect(await ask('one')).toEqual(first);
    const other = await ask('two');
    expect(other.base64File).not.toBe(first.base64File);
    await change(() => ({ Policy_Status: 'LAPSED', Lapse_Date: '2026-11-20' }));
    expect(await ask('one')).toEqual(first);
    expect((await world.send('POST', certificates, { token })).status).toBe(409);
  });

  test('has ended from the first day after grace, also where no job has run since', async () => {
    const inGrace = {
      Policy_Status: 'IN_GRACE' as const,
      Paid_To_Date: '2026-10-31',
      Unpaid_Notice_Date: '2026-11-04',
      Grace_End_Date: '2026-12-01',
    };
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, policyNumber);
      if (row) await savePolicy(tx, { ...row.record, ...inGrace }, row.version, world.clock.now());
    });
    const code = await issue();
    expect(await stateOf(code)).toBe('GENUINE');
    world.wait(14 * 24 * 60 * 60); // 4 December
    expect(await stateOf(code)).toBe('ENDED');
    expect((await policy()).Policy_Status).toBe('LAPSED');
  });
});
