import {
  type Claim,
  type DocumentFile,
  type DocumentList,
  type PartialUpload,
  type PolicyDocument,
  type PolicyReply,
} from '@portal/contract';
import { fileRefusals, keptFor, maxFileBytes, mostOpenUploads, usedUploadMinutes } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { schema, sweepChanges } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../../testing/seeded-policies';
import { aWorld, type World } from '../../testing/world';

const dataOf = <T>({ body }: Awaited<ReturnType<World['send']>>) => body.data as unknown as T;
const partBytes = 16 * 1024;
const incomplete = 'A file has not arrived completely. Please send it again.';
let names = 0;

/** A PDF of four parts and a bit, unlike any other. */
function aFile(content = aPdf(`${(names += 1)} `.repeat(2 * partBytes).slice(0, 4 * partBytes))) {
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0));
  const fileName = `letter ${names}.pdf`;
  return {
    bytes,
    body: {
      fileName,
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      partBytes,
    },
    inOneBody: { base64File: btoa(content), fileName, fileExtension: '.pdf', contentType: 'application/pdf' },
    parts: Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
      bytes.slice(part * partBytes, (part + 1) * partBytes),
    ),
  };
}
type AFile = ReturnType<typeof aFile>;

onEveryDatabase('A file in parts (J8)', (db) => {
  let world: World;
  let owner = '';
  let stranger = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    owner = (await world.signIn(ownerPolicy)).accessToken;
    stranger = (await world.signIn(strangerPolicy)).accessToken;
  });
  beforeEach(async () => {
    await db.database.delete(schema.partialUploads);
  });
  const uploads = (policy = ownerPolicy) => `/api/v1/policies/${policy}/uploads`;
  const start = async ({ body }: AFile, token = owner, service = world) =>
    dataOf<PartialUpload>(await service.send('POST', uploads(), { token, body }));
  const put = (id: string, part: number, raw: Uint8Array, token = owner, policy = ownerPolicy, service = world) =>
    service.send('PUT', `${uploads(policy)}/${id}/parts/${part}`, {
      token,
      raw: new Uint8Array(raw),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const ask = (id: string, token = owner, policy = ownerPolicy) =>
    world.send('GET', `${uploads(policy)}/${id}`, { token });
  const arrivedOf = async (id: string) => dataOf<{ upload: PartialUpload | null }>(await ask(id)).upload?.arrived;
  const putAll = async (file: AFile) => {
    const { id } = await start(file);
    for (const [part, content] of file.parts.entries()) expect((await put(id, part, content)).status).toBe(200);
    return id;
  };
  const use = (more: object, key?: string, token = owner, policy = ownerPolicy) =>
    world.send('POST', `/api/v1/policies/${policy}/documents`, {
      token,
      body: { type: 'OTHER', actionId: null, ...more },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const list = async () =>
    dataOf<DocumentList>(await world.send('GET', `/api/v1/policies/${ownerPolicy}/documents`, { token: owner }))
      .documents;
  const isIncomplete = async (more: object) =>
    expect((await use(more)).body).toMatchObject({ status: 404, message: incomplete });

  test('is kept byte for byte as if it had come in one body, whatever the order of its parts', async () => {
    const file = aFile();
    const { id, partCount, arrived } = await start(file);
    expect([partCount, arrived]).toEqual([file.parts.length, []]);
    for (const part of [3, 0, 4, 1, 2]) expect((await put(id, part, file.parts[part]!)).status).toBe(200);
    expect(await arrivedOf(id)).toEqual([0, 1, 2, 3, 4]);
    const kept = dataOf<PolicyDocument>(await use({ uploadId: id }));
    const { fileName, sizeBytes } = file.body;
    expect(kept).toMatchObject({ fileName, sizeBytes, contentType: 'application/pdf' });
    const path = `/api/v1/policies/${ownerPolicy}/documents/${kept.id}`;
    const read = dataOf<DocumentFile>(await world.send('GET', path, { token: owner }));
    expect(read.base64File).toBe(file.inOneBody.base64File);
  });

  test('is used by a call that is about no policy, if it is of the caller', async () => {
    const { policy } = dataOf<PolicyReply>(await world.send('GET', `/api/v1/policy/${ownerPolicy}`, { token: owner }));
    const opened = await world.send('POST', '/api/v1/claims', {
      token: owner,
      body: {
        policyNumber: ownerPolicy,
        lifeId: policy.Children[0]?.id,
        dateOfDeath: policy.Inception_Date,
        causeReported: 'UNKNOWN',
      },
    });
    const { reference, version, documents } = dataOf<Claim>(opened);
    const send = (uploadId: string, documentId = documents[0]?.id) =>
      world.send('POST', `/api/v1/claims/${reference}/documents`, {
        token: owner,
        body: { documentId, files: [{ uploadId }], version },
      });
    const file = aFile();
    const theirs = dataOf<PartialUpload>(
      await world.send('POST', uploads(strangerPolicy), { token: stranger, body: file.body }),
    );
    for (const [part, content] of file.parts.entries()) await put(theirs.id, part, content, stranger, strangerPolicy);
    expect((await send(theirs.id)).body).toMatchObject({ status: 404, message: incomplete });
    const sent = dataOf<Claim>(await send(await putAll(file)));
    expect(sent.documents[0]?.files).toMatchObject([{ name: file.body.fileName }]);
  });

  test('may send each part twice, and all at once', async () => {
    const file = aFile();
    const { id } = await start(file);
    const twice = [...file.parts.entries(), ...file.parts.entries()];
    const answers = await Promise.all(twice.map(([part, content]) => put(id, part, content)));
    expect(answers.map(({ status }) => status)).toEqual(twice.map(() => 200));
    expect((await use({ uploadId: id })).status).toBe(200);
  });

  test('that is begun again goes on where it was, and two beginnings at once are one', async () => {
    const file = aFile();
    const [one, other] = await Promise.all([start(file), start(file)]);
    expect(other.id).toBe(one.id);
    await put(one.id, 2, file.parts[2]!);
    const anew = { ...file, body: { ...file.body, partBytes: 2 * partBytes } };
    expect(await start(anew)).toMatchObject({ id: one.id, partBytes, arrived: [2] });
  });

  test('goes on in another process, the first one having ended', async () => {
    const file = aFile();
    const { id } = await start(file);
    await put(id, 0, file.parts[0]!);
    const next = await aWorld(db.database, { identity: world.identity, clock: world.clock });
    const twoProcesses = file.parts.map((content, part) =>
      put(id, part, content, owner, ownerPolicy, part % 2 === 0 ? next : world),
    );
    expect((await Promise.all(twoProcesses)).map(({ status }) => status)).toEqual(file.parts.map(() => 200));
    expect((await use({ uploadId: id })).status).toBe(200);
  });

  test('is used before all of it is there: refused, and it can go on', async () => {
    const file = aFile();
    const { id } = await start(file);
    await put(id, 0, file.parts[0]!);
    await isIncomplete({ uploadId: id });
    expect(await arrivedOf(id)).toEqual([0]);
  });

  test('with a part of another file is refused, and forgotten: nothing sent after it would mend it', async () => {
    const [file, other] = [aFile(), aFile()];
    const id = await putAll(file);
    await put(id, 1, other.parts[1]!);
    await isIncomplete({ uploadId: id });
    expect(await arrivedOf(id)).toBeUndefined();
  });

  test('that is not what its hash says is refused', async () => {
    const file = aFile();
    const id = await putAll({ ...file, body: { ...file.body, sha256: 'a'.repeat(64) } });
    await isIncomplete({ uploadId: id });
  });

  test.each([
    ['too short', (file: AFile) => [0, file.parts[0]!.slice(1)] as const, 400],
    ['too long', (file: AFile) => [4, file.parts[0]!] as const, 400],
    ['nothing', () => [0, new Uint8Array()] as const, 400],
    ['larger than any part', () => [0, new Uint8Array(256 * 1024 + 1)] as const, 413],
    ['one too many', (file: AFile) => [5, file.parts[0]!] as const, 404],
  ])('takes no part that is %s', async (_what, of, status) => {
    const file = aFile();
    const { id } = await start(file);
    const [part, content] = of(file);
    expect((await put(id, part, content)).status).toBe(status);
    expect(await arrivedOf(id)).toEqual([]);
  });

  test('takes no part as JSON', async () => {
    const { id } = await start(aFile());
    const sent = await world.send('PUT', `${uploads()}/${id}/parts/0`, { token: owner, body: {} });
    expect(sent.body).toMatchObject({ status: 415, message: 'Send the part as application/octet-stream' });
  });

  test('of 5 MiB and more is not begun', async () => {
    for (const sizeBytes of [maxFileBytes, maxFileBytes + 1]) {
      const { body } = await world.send('POST', uploads(), { token: owner, body: { ...aFile().body, sizeBytes } });
      expect(body).toMatchObject({ success: false, status: 413, code: 'PAYLOAD_TOO_LARGE' });
    }
  });

  test('goes through every check of a file in one body', async () => {
    const script = aFile(aPdf('x'.repeat(2 * partBytes), '7 0 obj << /S /J#61vaScript >> endobj'));
    const { body } = await use({ uploadId: await putAll(script) });
    const errors = [{ field: 'base64File', message: fileRefusals.active }];
    expect(body).toMatchObject({ status: 422, message: fileRefusals.active, errors });
    const page = aFile('<!doctype html>'.repeat(4000));
    expect((await use({ uploadId: await putAll(page) })).body).toMatchObject({ status: 422 });
    const named = aFile();
    const hidden = { ...named, body: { ...named.body, fileName: 'letter.exe.pdf' } };
    expect((await use({ uploadId: await putAll(hidden) })).body).toMatchObject({ status: 422 });
  });

  test('supports a change as one in the body does', async () => {
    const file = aFile();
    const Documents = [{ uploadId: await putAll(file), type: 'ID_COPY' }];
    const body = { Email_Address: 'sipho@example.co.za', Documents };
    const changed = await world.send('PUT', `/api/v1/update-main-member/${ownerPolicy}`, { token: owner, body });
    expect(changed.status, changed.text).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ fileName: file.body.fileName, type: 'ID_COPY' }));
  });

  test('may be named again after an answer that was lost, and is one document; so it is in one body', async () => {
    const file = aFile();
    const uploadId = await putAll(file);
    const key = crypto.randomUUID();
    const first = dataOf<PolicyDocument>(await use({ uploadId }, key));
    expect(dataOf<PolicyDocument>(await use({ uploadId }, key))).toEqual(first);
    expect(dataOf<PolicyDocument>(await use(file.inOneBody, key))).toEqual(first);
    expect((await list()).filter(({ fileName }) => fileName === file.body.fileName)).toHaveLength(1);
  });

  test('is nobody else’s to read, to add to, to use or to discard (J9)', async () => {
    const file = aFile();
    const uploadId = await putAll(file);
    const theirs = [stranger, strangerPolicy] as const;
    expect((await ask(uploadId, ...theirs)).text).toBe((await ask(crypto.randomUUID(), ...theirs)).text);
    expect((await ask(uploadId, ...theirs)).body.data).toEqual({ upload: null });
    expect((await put(uploadId, 0, file.parts[1]!, ...theirs)).status).toBe(404);
    expect((await use({ uploadId }, undefined, ...theirs)).body).toMatchObject({ status: 404, message: incomplete });
    const discarded = await world.send('DELETE', `${uploads(strangerPolicy)}/${uploadId}`, { token: stranger });
    expect(discarded.body.data).toEqual({ wasKept: false });
    expect((await use({ uploadId })).status).toBe(200);
  });

  test('is discarded by whoever sent it', async () => {
    const file = aFile();
    const { id } = await start(file);
    await put(id, 0, file.parts[0]!);
    const discard = () => world.send('DELETE', `${uploads()}/${id}`, { token: owner });
    expect([(await discard()).body.data, (await discard()).body.data]).toEqual([{ wasKept: true }, { wasKept: false }]);
    expect(await arrivedOf(id)).toBeUndefined();
    expect(await db.database.select().from(schema.uploadParts)).toEqual([]);
  });

  test('gives way to newer ones where there are as many as there may be (J9)', async () => {
    const first = await start(aFile());
    for (let at = 1; at <= mostOpenUploads; at += 1) {
      world.wait(1);
      await start(aFile());
    }
    expect(await arrivedOf(first.id)).toBeUndefined();
    expect(await db.database.select().from(schema.partialUploads)).toHaveLength(mostOpenUploads);
  });

  describe('that a body names oddly', () => {
    test.each([
      ['beside its content', async (uploadId: string) => ({ ...aFile().inOneBody, uploadId }), 400],
      ['as a number', async () => ({ uploadId: 1 }), 400],
      ['as nobody names one', async () => ({ uploadId: '../../etc/passwd' }), 404],
      ['with a name beside it', async (uploadId: string) => ({ uploadId, more: 1 }), 400],
    ])('%s is refused', async (_how, of, status) => {
      const more = await of(await putAll(aFile()));
      expect((await use(more)).status).toBe(status);
    });

    test('ten thousand deep troubles nobody', async () => {
      const raw = `${'{"a":'.repeat(5_000)}{"uploadId":"x"}${'}'.repeat(5_000)}`;
      const sent = await world.send('POST', `/api/v1/policies/${ownerPolicy}/documents`, { token: owner, raw });
      expect(sent.status).toBe(400);
    });

    test('so often that it is more than one call may bring is too large, before anything is read', async () => {
      const file = aFile();
      const { id } = await start({ ...file, body: { ...file.body, sizeBytes: 3 * 1024 * 1024 } });
      const Documents = Array.from({ length: 4 }, () => ({ uploadId: id, type: 'OTHER' }));
      const body = { Email_Address: 'sipho@example.co.za', Documents };
      const sent = await world.send('PUT', `/api/v1/update-main-member/${ownerPolicy}`, { token: owner, body });
      expect(sent.body).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    });
  });

  test('is gone soon after its use (J9)', async () => {
    const file = aFile();
    const uploadId = await putAll(file);
    expect((await use({ uploadId })).status).toBe(200);
    world.wait(usedUploadMinutes * 60);
    owner = (await world.signIn(ownerPolicy)).accessToken;
    await isIncomplete({ uploadId });
    await sweepChanges(db.database, world.clock.now());
    expect(await db.database.select().from(schema.uploadParts)).toEqual([]);
  });

  test('is gone after a day (J9)', async () => {
    const file = aFile();
    const uploadId = await putAll(file);
    world.wait(keptFor.partHours * 3600 + 1);
    owner = (await world.signIn(ownerPolicy)).accessToken;
    await isIncomplete({ uploadId });
    expect((await put(uploadId, 0, file.parts[0]!)).status).toBe(404);
    expect(await start(file)).toMatchObject({ arrived: [] });
    await sweepChanges(db.database, world.clock.now());
    expect(await db.database.select().from(schema.uploadParts)).toEqual([]);
  });
});
