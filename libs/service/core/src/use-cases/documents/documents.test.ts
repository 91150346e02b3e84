import { addDays } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import {
  type CertificateState,
  type CurrentCertificate,
  type DocumentFile,
  type DocumentList,
  type PolicyDocument,
} from '@portal/contract';
import { inTransaction, lockPolicy, paymentsOf, savePolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../../testing/seeded-policies';
import { aWorld, type World } from '../../testing/world';

const dataOf = <T>({ body }: Awaited<ReturnType<World['send']>>) => body.data as unknown as T;
const document = {
  base64File: btoa(aPdf()),
  fileName: 'my document.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  type: 'ID_COPY',
};
const isPdf = ({ base64File, contentType }: DocumentFile) =>
  atob(base64File).startsWith('%PDF-') && contentType === 'application/pdf';

onEveryDatabase('Documents of a policy', (db) => {
  let world: World;
  let owner = '';
  let stranger = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    owner = (await world.signIn(ownerPolicy)).accessToken;
    stranger = (await world.signIn(strangerPolicy)).accessToken;
  });
  const send = (method: string, path: string, body?: unknown, token = owner) =>
    world.send(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }) });
  const list = async () => dataOf<DocumentList>(await send('GET', `policies/${ownerPolicy}/documents`));

  test('a document that was sent is in the list, comes back byte for byte, and is nobody else’s (J4, J5)', async () => {
    const sent = dataOf<PolicyDocument>(await send('POST', `policies/${ownerPolicy}/documents`, document));
    expect(sent).toMatchObject({
      title: 'Copy of the ID',
      fileName: 'my document.pdf',
      source: 'CUSTOMER',
      sizeBytes: aPdf().length,
    });
    expect((await list()).documents.map(({ id }) => id)).toContain(sent.id);
    const file = dataOf<DocumentFile>(await send('GET', `policies/${ownerPolicy}/documents/${sent.id}`));
    expect(file).toMatchObject({ base64File: document.base64File, fileName: 'my document.pdf' });
    const foreign = await send('GET', `policies/${strangerPolicy}/documents/${sent.id}`, undefined, stranger);
    expect(foreign.status).toBe(404);
  });

  test('a document that is sent again because its answer was lost is one document', async () => {
    const again = (body: object, key: string) =>
      world.send('POST', `/api/v1/policies/${ownerPolicy}/documents`, {
        token: owner,
        body,
        headers: { 'idempotency-key': key },
      });
    const first = dataOf<PolicyDocument>(await again(document, 'a'));
    const before = (await list()).documents.length;
    expect(dataOf<PolicyDocument>(await again(document, 'a'))).toEqual(first);
    expect((await list()).documents).toHaveLength(before);
    expect((await again({ ...document, fileName: 'other.pdf' }, 'a')).body).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(dataOf<PolicyDocument>(await again(document, 'b')).id).not.toBe(first.id);
  });

  test.each([
    { why: 'is another kind than it says', more: { base64File: btoa('MZ not a document') } },
    { why: 'hides another kind in its name', more: { fileName: 'document.exe.pdf' } },
    { why: 'is empty', more: { base64File: '' } },
    { why: 'has no extension', more: { fileName: 'document', fileExtension: '' } },
    { why: 'is of no kind that we ask for', more: { type: 'POLICY_SCHEDULE' } },
  ])('a document that $why is refused and not kept', async ({ more }) => {
    const before = (await list()).documents.length;
    const { status } = await send('POST', `policies/${ownerPolicy}/documents`, { ...document, ...more });
    expect(status).toBe(422);
    expect((await list()).documents).toHaveLength(before);
  });

  test('a document that a change asks for is ticked off its list', async () => {
    const child = {
      Title: 'MISS',
      First_Name: 'Naledi',
      Surname: 'Dlamini',
      Id_Type: 'BIRTH_CERTIFICATE',
      Gender: 'FEMALE',
      Date_Of_Birth: world.clock.now().toISOString().slice(0, 10),
      Relationship: 'BIOLOGICAL_CHILD',
      Guardian_Declaration: true,
    };
    await send('POST', `add-child/${ownerPolicy}`, child);
    const [asked] = (await list()).requests;
    expect(asked).toMatchObject({ received: false, type: 'BIRTH_CERTIFICATE' });
    const answer = { ...document, type: 'BIRTH_CERTIFICATE', actionId: asked?.actionId };
    await send('POST', `policies/${ownerPolicy}/documents`, answer);
    expect((await list()).requests).toMatchObject([{ received: true, type: 'BIRTH_CERTIFICATE' }]);
  });

  test('the schedule is also text, with the same sections as on document', async () => {
    const { status, body } = await send('GET', `policies/${ownerPolicy}/document/text`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Policy schedule');
  });

  test('a premium statement is given for a period, and refused for one that ends before it begins', async () => {
    expect(isPdf(dataOf(await send('GET', `policies/${ownerPolicy}/premium-statement`)))).toBe(true);
    const path = `policies/${ownerPolicy}/premium-statement?from=2026-05-01&to=2026-04-01`;
    expect((await send('GET', path)).status).toBe(422);
  });

  test('there is proof of a payment that we received, and of no other', async () => {
    const payments = await paymentsOf(db.database, ownerPolicy);
    for (const { id, status } of payments) {
      const answer = await send('GET', `policies/${ownerPolicy}/payments/${id}/proof`);
      expect(answer.status).toBe(status === 'SUCCESSFUL' ? 200 : 409);
      const foreign = await send('GET', `policies/${strangerPolicy}/payments/${id}/proof`, undefined, stranger);
      expect(foreign.status).toBe(404);
    }
    expect(payments.length).toBeGreaterThan(0);
  });

  const current = async (token = owner) =>
    dataOf<CurrentCertificate>(await send('GET', `policies/${ownerPolicy}/benefit-certificate`, undefined, token));

  test('a certificate is genuine until a newer one is issued; whoever asks learns nothing else', async () => {
    const issue = async () => {
      const file = dataOf<DocumentFile>(await send('POST', `policies/${ownerPolicy}/benefit-certificate`));
      expect(isPdf(file)).toBe(true);
      return file.fileName.replace('benefit-certificate-', '');
    };
    const twice = await Promise.all(
      ['one', 'one', 'two'].map((key) =>
        world.send('POST', `/api/v1/policies/${ownerPolicy}/benefit-certificate`, {
          token: owner,
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    const names = twice.map((answer) => dataOf<DocumentFile>(answer).fileName);
    expect([names[0] === names[1], names[0] === names[2]]).toEqual([true, false]);
    world.wait(60);
    const check = (code: string) => world.send('GET', `/api/v1/certificates/${code}`);
    const first = await issue();
    expect(dataOf<CertificateState>(await check(first))).toEqual({ state: 'GENUINE', issuedAt: expect.any(String) });
    world.wait(60);
    const second = await issue();
    expect(dataOf<CertificateState>(await check(first.toLowerCase().replaceAll('-', '')))).toMatchObject({
      state: 'REPLACED',
    });
    expect(dataOf<CertificateState>(await check(second))).toMatchObject({ state: 'GENUINE' });
    expect(await current()).toEqual({ certificate: { code: second, issuedAt: expect.any(String) } });
    expect((await check('AAAA-AAAA-AAAA')).status).toBe(404);
  });

  test('a certificate no longer holds once the cover of somebody named in it has ended', async () => {
    world.wait(60);
    const tomorrow = addDays(world.clock.now().toISOString().slice(0, 10), 1);
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, ownerPolicy);
      if (!row?.record.Spouse) throw new Error('the seeded policy covers a spouse');
      const Spouse = { ...row.record.Spouse, Cover_End_Date: tomorrow };
      await savePolicy(tx, { ...row.record, Spouse }, row.version, world.clock.now());
    });
    const { fileName } = dataOf<DocumentFile>(await send('POST', `policies/${ownerPolicy}/benefit-certificate`));
    const check = () => world.send('GET', `/api/v1/certificates/${fileName.replace('benefit-certificate-', '')}`);
    expect(dataOf<CertificateState>(await check())).toMatchObject({ state: 'GENUINE' });
    world.wait(2 * 24 * 60 * 60);
    expect(dataOf<CertificateState>(await check())).toMatchObject({ state: 'REPLACED' });
    const { accessToken } = await world.signIn(ownerPolicy);
    expect(await current(accessToken)).toEqual({ certificate: null });
  });
});
