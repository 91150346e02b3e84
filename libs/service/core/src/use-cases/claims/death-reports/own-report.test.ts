import { apiBase, type ClaimCase, type ClaimTokens, type DeathReport, type ReportOfReporter } from '@portal/contract';
import { uploadLimits } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  auditOf,
  findReportByReference,
  inTransaction,
  insertDeathReportFiles,
  lockClaim,
  lockDeathReport,
  saveClaim,
  updateDeathReport,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { type Sending, type Sent } from '../../../testing/world';
import {
  aClaimsDesk,
  aFile,
  cells as family,
  type ClaimsDesk,
  diamondPolicy,
  someConsultant,
  somePortalAdmin,
} from '../staff/testing/claims-desk';
import { cells, receiptOf, reporting, told } from './testing/reported-family';

onEveryDatabase('Whoever reported a death and is nobody who claims', (db) => {
  let desk: ClaimsDesk;
  let idNumber = '';
  let reference = '';
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    idNumber = (await desk.policy(diamondPolicy)).MainMember.Id_Number ?? '';
    reference = await reportedBy(cells.stranger);
  });
  const reportedBy = async (cell: string, Id_Number = idNumber) =>
    receiptOf(await reporting(desk).report({ Id_Number }, cell)).reference;
  const post = (path: string, body: object, token?: string, more: Sending = {}): Promise<Sent> =>
    desk.send('POST', `${apiBase}/${path}`, { body, ...(token !== undefined && { token }), ...more });
  const signIn = async (claim: string, Cell_Number: string): Promise<Sent> => {
    desk.wait(61);
    desk.outbox.length = 0;
    await post('claims/trigger-otp', { claim, Cell_Number });
    const otp = desk.outbox.length > 0 ? desk.sentPin() : '000000';
    return post('claims/login', { claim, Cell_Number, otp });
  };
  const signedIn = async (claim = reference, Cell_Number: string = cells.stranger) =>
    dataOf<ClaimTokens>(await signIn(claim, Cell_Number));
  const asReporter = async () => (await signedIn()).accessToken;
  const read = (token: string, which = reference) => desk.send('GET', `${apiBase}/death-reports/${which}`, { token });
  const sendFile = (token: string, body: object = {}, more: Sending = {}) =>
    post(
      `death-reports/${reference}/documents`,
      { type: 'DEATH_CERTIFICATE', files: [aFile('certificate')], ...body },
      token,
      more,
    );
  const rowOf = async (which = reference) => {
    const row = await findReportByReference(db.database, which);
    if (row === null) throw new Error('The report is gone');
    return row;
  };
  const become = async (status: 'CLOSED' | 'REFUTED') => {
    const { id } = await rowOf();
    await inTransaction(db.database, async (tx) => {
      await lockDeathReport(tx, id);
      return updateDeathReport(tx, id, { status }, desk.clock.now());
    });
  };

  describe('signs in', () => {
    test('with its reference and the number that gave it, and reads nothing but the report', async () => {
      const { reference: opens, accessToken: token } = await signedIn(reference.toLowerCase());
      expect(opens).toBe(reference);
      const { status, text, body } = await read(token);
      expect([status, body.data]).toEqual([
        200,
        {
          reference,
          stage: 'LOOKING',
          receivedAt: expect.any(String),
          contactBy: '2026-11-23',
          cellNumber: '082 *** 0009',
          documents: [],
        },
      ]);
      const { MainMember } = await desk.policy(diamondPolicy);
      for (const secret of [diamondPolicy, idNumber, MainMember.Surname]) expect(text).not.toContain(secret);
      const acts = await auditOf(db.database, 'SYSTEM');
      expect(acts).toContainEqual(
        expect.objectContaining({ action: 'CLAIMANT_SIGNED_IN', actorId: (await rowOf()).id, policyNumber: null }),
      );
    });

    test('as well where we have no cover for the person, and reads the same', async () => {
      const other = await reportedBy(cells.daughter, anIdNumber({ born: '1970-02-02', sequence: 9 }));
      expect((await rowOf(other)).status).toBe('NO_MATCH');
      expect((await rowOf()).status).toBe('UNLINKED');
      const [known, unknown] = [await signedIn(), await signedIn(other, cells.daughter)];
      const answers = [await read(known.accessToken), await read(unknown.accessToken, other)];
      const plain = answers.map(({ body }) => ({
        ...(body.data as unknown as object),
        reference: '',
        receivedAt: '',
        cellNumber: '',
      }));
      expect(plain[1]).toEqual(plain[0]);
    });

    test('to each of two reports by one number with the reference of each, and to no other', async () => {
      const second = await reportedBy(cells.stranger, anIdNumber({ born: '1970-02-02', sequence: 9 }));
      const { accessToken: token } = await signedIn(second);
      expect((await read(token, second)).status).toBe(200);
      expect((await read(token)).status).toBe(404);
    });

    test('with the number that staff wrote down', async () => {
      const written = dataOf<DeathReport>(
        await desk.as(someConsultant)('POST', '/staff/death-reports', {
          ...told({ Id_Number: idNumber }, cells.joseph),
          channel: 'PHONE',
        }),
      );
      expect((await signedIn(written.reference, cells.joseph)).reference).toBe(written.reference);
    });

    test.each([
      ['another number', async () => signIn(reference, cells.joseph)],
      ['the ID number of who died in place of the reference', async () => signIn(idNumber, cells.stranger)],
      ['the number of the policy in its place', async () => signIn(diamondPolicy, cells.stranger)],
      ['a report of somebody who lives', async () => become('REFUTED').then(() => signIn(reference, cells.stranger))],
    ])('not with %s: no PIN goes out, and the answer is that of a wrong PIN', async (_what, attempt) => {
      expect(await attempt()).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
      expect(desk.outbox).toEqual([]);
    });

    test('and out again', async () => {
      const { accessToken: token, refreshToken } = await signedIn();
      expect((await post('claims/refresh-token', { refreshToken })).status).toBe(200);
      expect((await desk.send('POST', `${apiBase}/claims/logout`, { token })).status).toBe(200);
      expect((await read(token)).status).toBe(401);
    });
  });

  test('opens no claim and no policy with it, and nobody who claims a report', async () => {
    const token = await asReporter();
    const opened = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    const answers = [
      await desk.send('GET', `${apiBase}/claims/${opened.reference}`, { token }),
      await desk.send('GET', `${apiBase}/claims`, { token }),
      await post(`claims/${opened.reference}/trigger-otp`, {}, token),
      await desk.send('GET', `${apiBase}/policies/continue/${opened.reference}`, { token }),
      await desk.send('GET', `${apiBase}/policy/${diamondPolicy}`, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404, 404, 403]);
    expect(answers[1]?.body.data).toEqual([]);
    const son = (await signedIn(opened.reference, family.son)).accessToken;
    expect((await read(son)).status).toBe(404);
    expect((await sendFile(son)).status).toBe(404);
  });

  describe('sends documents', () => {
    test('which are shown to them and to staff, who open them, and that is written down', async () => {
      const token = await asReporter();
      const sent = dataOf<ReportOfReporter>(await sendFile(token));
      expect(sent.documents).toEqual([
        { id: expect.any(String), type: 'DEATH_CERTIFICATE', name: 'certificate.pdf', receivedAt: expect.any(String) },
      ]);
      expect((await read(token)).body.data).toEqual(sent);
      const { id } = await rowOf();
      const atDesk = dataOf<DeathReport>(await desk.as(someConsultant)('GET', `/staff/death-reports/${id}`));
      expect(atDesk.documents).toEqual(sent.documents);
      const fileOf = (file: string) => desk.as(someConsultant)('GET', `/staff/death-reports/${id}/files/${file}`);
      expect(dataOf<object>(await fileOf(sent.documents[0]?.id ?? ''))).toMatchObject(aFile('certificate'));
      for (const other of ['nonsense', crypto.randomUUID()]) expect((await fileOf(other)).status).toBe(404);
      const acts = (await auditOf(db.database, 'SYSTEM')).map(({ action, actorType }) => `${actorType} ${action}`);
      expect(acts).toEqual(
        expect.arrayContaining(['CLAIMANT DEATH_REPORT_DOCUMENT_SENT', 'STAFF DEATH_REPORT_FILE_READ']),
      );
    });

    test('once for each intention', async () => {
      const token = await asReporter();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answers = [await sendFile(token, {}, { headers }), await sendFile(token, {}, { headers })];
      expect(answers[1]?.text).toBe(answers[0]?.text);
      expect(dataOf<ReportOfReporter>(await read(token)).documents).toHaveLength(1);
    });

    test.each([
      ['nothing', { files: [] }, 422],
      ['what is not asked for', { type: 'BANK_LETTER' }, 422],
      ['a file that is none', { files: [{ ...aFile(), base64File: btoa('plain words') }] }, 422],
    ])('but not %s: %o', async (_what, body, status) => {
      expect((await sendFile(await asReporter(), body)).status).toBe(status);
    });

    test('as many as fit, and then the sentence says so', async () => {
      const token = await asReporter();
      const { id: reportId, createdAt: receivedAt } = await rowOf();
      const { fileName, fileExtension, contentType } = aFile();
      const kept = { fileName, fileExtension, contentType, sizeBytes: 1, sha256: 'a', content: new Uint8Array([1]) };
      const files = Array.from({ length: uploadLimits.documents }, () => {
        return { ...kept, id: crypto.randomUUID(), reportId, type: 'OTHER' as const, receivedAt };
      });
      await inTransaction(db.database, (tx) => insertDeathReportFiles(tx, files));
      expect((await sendFile(token)).body).toMatchObject({
        code: 'CONFLICT',
        message: 'There are too many documents on this report. Please call us.',
      });
    });

    test('not for one that was closed, which is still read, and nothing more of one that was wrong', async () => {
      const token = await asReporter();
      await become('CLOSED');
      expect((await read(token)).body.data).toMatchObject({ stage: 'CLOSED' });
      expect((await sendFile(token)).body).toMatchObject({
        code: 'INVALID_STATUS',
        message: 'We have closed this report.',
      });
      await become('REFUTED');
      expect((await read(token)).status).toBe(404);
      expect((await sendFile(token)).status).toBe(404);
    });
  });

  describe('when a claim is opened of the report', () => {
    const openClaim = async () => {
      const { id: deathReportId } = await rowOf();
      return desk.openFor('MainMember', { policyNumber: diamondPolicy, deathReportId });
    };
    const lineOf = ({ documents }: ClaimCase, type: string) => documents.find((one) => one.type === type);

    test('what was sent is received there from the moment when it came, each where it is asked for', async () => {
      const token = await asReporter();
      const [certificate] = dataOf<ReportOfReporter>(await sendFile(token)).documents;
      await sendFile(token, { type: 'ID_COPY' });
      desk.wait(3_600);
      const claim = await openClaim();
      const line = lineOf(claim, 'DEATH_CERTIFICATE');
      expect(line).toMatchObject({
        status: 'RECEIVED',
        files: [{ name: 'certificate.pdf', receivedAt: certificate?.receivedAt }],
      });
      expect(claim.documents.flatMap(({ files }) => files)).toHaveLength(1);
      expect(claim.history.at(1)).toMatchObject({ who: 'Nomsa Dlamini' });
      const file = await desk.as(someConsultant)('GET', `/staff/claims/${claim.id}/files/${line?.files[0]?.id}`);
      expect(dataOf<object>(file)).toMatchObject(aFile('certificate'));
    });

    test('what is sent later reaches the claim at that moment too, and the clock of one that was closed for now starts by it', async () => {
      const claim = await openClaim();
      const token = await asReporter();
      await inTransaction(db.database, async (tx) => {
        const held = await lockClaim(tx, claim.id);
        if (held === null) throw new Error('The claim is gone');
        await saveClaim(tx, held, { status: 'DORMANT', record: held.record }, desk.clock.now());
      });
      await sendFile(token, { type: 'OTHER' });
      expect((await desk.read(someConsultant, claim)).status).toBe('DORMANT');
      dataOf<ReportOfReporter>(await sendFile(token));
      const read = await desk.read(someConsultant, claim);
      expect(read.status).toBe('IN_ASSESSMENT');
      expect(lineOf(read, 'DEATH_CERTIFICATE')).toMatchObject({
        status: 'RECEIVED',
        files: [{ receivedAt: desk.clock.now().toISOString() }],
      });
      const acts = (await auditOf(db.database, diamondPolicy)).map(({ action }) => action);
      expect(acts.filter((action) => action === 'CLAIM_DOCUMENT_SENT')).toHaveLength(1);
    });

    test('nothing more reaches a claim that has ended', async () => {
      const claim = await openClaim();
      const token = await asReporter();
      dataOf(await desk.act(somePortalAdmin, claim, 'void', { reason: 'Reported twice' }));
      dataOf<ReportOfReporter>(await sendFile(token));
      expect((await desk.read(someConsultant, claim)).documents.flatMap(({ files }) => files)).toEqual([]);
    });

    test('a stranger still signs in to the report, and sees no more than before', async () => {
      const before = (await read(await asReporter())).body.data;
      await openClaim();
      expect((await read(await asReporter())).body.data).toEqual(before);
    });

    test('whoever is paid by it signs in to the claim that the report opened, with the same reference and number', async () => {
      reference = await reportedBy(family.son);
      expect((await signedIn(reference, family.son)).reference).toMatch(/^CL-/);
    });

    test('also where the report named the person without a number', async () => {
      const { First_Name, Surname, Date_Of_Birth } = (await desk.policy(diamondPolicy)).MainMember;
      const named = { First_Name, Surname, Date_Of_Birth };
      reference = receiptOf(await reporting(desk).report(named, family.son)).reference;
      expect((await signedIn(reference, family.son)).reference).toBe(reference);
      const claim = await openClaim();
      expect((await signedIn(reference, family.son)).reference).toBe(claim.reference);
    });
  });
});
