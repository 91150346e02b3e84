import { type DocumentFile, type DocumentList, type PolicyDocument } from '@portal/contract';
import { fileRefusals, uploadLimits } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { aJpeg, aPhonesExif, latin, segment, textOf } from '@portal/service-documents/testing';
import { inTransaction, insertUploads, type UploadRow } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy } from '../../testing/seeded-policies';
import { aWorld, type World } from '../../testing/world';

const dataOf = <T>({ body }: Awaited<ReturnType<World['send']>>) => body.data as unknown as T;
const file = (fileName: string, content: string | Uint8Array) => ({
  base64File: btoa(typeof content === 'string' ? content : textOf(content)),
  fileName,
  fileExtension: fileName.slice(fileName.lastIndexOf('.')),
  contentType: 'text/html',
});
const photo = aJpeg({ beside: [segment(0xe1, latin(`Exif\0\0${textOf(aPhonesExif(1))}`))] });
const script = aPdf('', '7 0 obj << /S /J#61vaScript >> endobj');

onEveryDatabase('A file that is sent', (db) => {
  let world: World;
  let token = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });
  const send = (sent: object) =>
    world.send('POST', `/api/v1/policies/${ownerPolicy}/documents`, { token, body: { type: 'OTHER', ...sent } });
  const read = async ({ id }: PolicyDocument) =>
    world.send('GET', `/api/v1/policies/${ownerPolicy}/documents/${id}`, { token });
  const list = async () =>
    dataOf<DocumentList>(await world.send('GET', `/api/v1/policies/${ownerPolicy}/documents`, { token })).documents;

  test('is of the kind that its content says, whatever its sender says (J2)', async () => {
    const kept = dataOf<PolicyDocument>(await send(file('letter.PDF', aPdf())));
    expect(kept).toMatchObject({ contentType: 'application/pdf', fileName: 'letter.PDF', fileExtension: '.PDF' });
  });

  test('loses where and with what a photo was taken, with a document and with a change', async () => {
    const kept = dataOf<PolicyDocument>(await send(file('photo.jpg', photo)));
    expect(kept.sizeBytes).toBe(aJpeg({}).length);
    expect(atob(dataOf<DocumentFile>(await read(kept)).base64File)).toBe(textOf(aJpeg({})));
    const child = {
      Title: 'MISS',
      First_Name: 'Naledi',
      Surname: 'Dlamini',
      Id_Type: 'BIRTH_CERTIFICATE',
      Gender: 'FEMALE',
      Date_Of_Birth: world.clock.now().toISOString().slice(0, 10),
      Relationship: 'BIOLOGICAL_CHILD',
      Guardian_Declaration: true,
      Documents: [{ ...file('birth.jpg', photo), type: 'BIRTH_CERTIFICATE' }],
    };
    const added = await world.send('POST', `/api/v1/add-child/${ownerPolicy}`, { token, body: child });
    expect(added.status, added.text).toBe(200);
    const birth = (await list()).find(({ fileName }) => fileName === 'birth.jpg');
    expect(birth).toMatchObject({ contentType: 'image/jpeg', sizeBytes: aJpeg({}).length });
  });

  test.each([
    ['a script', file('letter.pdf', script), fileRefusals.active],
    ['nothing but a signature', file('letter.pdf', '%PDF-1.7'), fileRefusals.unreadable],
    ['a picture for giants', file('photo.jpg', aJpeg({ width: 50_000, height: 50_000 })), fileRefusals.tooLarge],
    ['a path', file('../letter.pdf', aPdf()), 'The file name contains characters that are not allowed'],
    ['two extensions', file('letter.html.pdf', aPdf()), 'The file name has more than one extension'],
    ['a name turned around', file('a\u202efdp.pdf', aPdf()), 'This text contains characters that are not allowed'],
  ])('with %s is refused beside its field, and not kept (J2)', async (_what, sent, message) => {
    const before = (await list()).length;
    const { status, body } = await send(sent);
    expect({ status, message: body.message, fields: body.errors?.length }).toEqual({ status: 422, message, fields: 1 });
    expect(await list()).toHaveLength(before);
  });

  test('names its place in a change that is refused for it', async () => {
    const Documents = [file('letter.pdf', aPdf()), file('other.pdf', script)];
    const body = { id: crypto.randomUUID(), Documents };
    const sent = await world.send('PUT', `/api/v1/update-child/${ownerPolicy}`, { token, body });
    expect(sent.body).toMatchObject({ status: 422, errors: [{ field: 'Documents.1.base64File' }] });
  });

  test('is given back to keep and not to look at, whatever it is named (J3)', async () => {
    const kept = dataOf<PolicyDocument>(await send(file("Zoë's (1).pdf", aPdf())));
    const { headers } = await read(kept);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="document.json"; filename*=UTF-8\'\'Zo%C3%AB%27s%20%281%29.pdf.json',
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const schedule = await world.send('GET', `/api/v1/policies/${ownerPolicy}/document`, { token });
    expect(schedule.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('is no draft: of those the newest are kept, so many and no more', async () => {
    for (let at = 0; at < 45; at += 1) {
      world.wait(1);
      const body = { values: { First_Name: `Child ${at}` } };
      const path = `/api/v1/drafts/${ownerPolicy}/UPDATE_CHILD/record-${at}`;
      expect((await world.send('PUT', path, { token, body })).status).toBe(200);
    }
    const { body } = await world.send('GET', `/api/v1/drafts/${ownerPolicy}`, { token });
    const kept = body.data as unknown as { recordId: string }[];
    expect([kept.length, kept[0]?.recordId, kept.at(-1)?.recordId]).toEqual([40, 'record-44', 'record-5']);
  });

  test('is refused when the policy has as many as it may have, with a document and with a change', async () => {
    const row = (): UploadRow => ({
      id: crypto.randomUUID(),
      policyNumber: ownerPolicy,
      actionId: null,
      type: 'OTHER',
      fileName: 'a.pdf',
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      content: latin('x'),
      source: 'CUSTOMER',
      createdAt: world.clock.now(),
    });
    const kept = (await list()).filter(({ source }) => source === 'CUSTOMER').length;
    const more = Array.from({ length: uploadLimits.documents - 1 - kept }, row);
    await inTransaction(db.database, (tx) => insertUploads(tx, more));
    expect((await send(file('last.pdf', aPdf()))).status).toBe(200);
    const tooMany = { status: 409, code: 'CONFLICT', message: expect.stringContaining('too many documents') };
    expect((await send(file('more.pdf', aPdf()))).body).toMatchObject(tooMany);
    const body = { Email_Address: 'sipho@example.co.za', Documents: [file('more.pdf', aPdf())] };
    const changed = await world.send('PUT', `/api/v1/update-main-member/${ownerPolicy}`, { token, body });
    expect(changed.body).toMatchObject(tooMany);
  });
});
