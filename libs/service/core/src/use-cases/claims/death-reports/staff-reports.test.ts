import {
  type DeathReport,
  type DeathReportPage,
  type ListedDeathReport,
  type RecordDeathReport,
} from '@portal/contract';
import { maskIdNumber } from '@portal/domain';
import { someConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { auditOf, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ownerPolicy } from '../../../testing/seeded-policies';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { cells, numbers, receiptOf, reporting, rosesPolicy, seedReportedFamily, told } from './testing/reported-family';

onEveryDatabase('Reports of a death, for staff', (db) => {
  let service: StaffService;
  let { report } = {} as ReturnType<typeof reporting>;
  beforeAll(async () => {
    service = await aStaffService(db.database);
    await seedReportedFamily(db.database, service.clock.now());
    ({ report } = reporting(service));
  });
  beforeEach(async () => {
    for (const table of [schema.deathReportLives, schema.deathReports, schema.oneTimePins]) {
      await db.database.delete(table);
    }
    service.outbox.length = 0;
  });
  const list = async (query = '', staff: SomeStaff = someConsultant): Promise<DeathReportPage> =>
    dataOf(await service.as(staff)('GET', `/staff/death-reports${query}`));
  const read = async (id: string) => service.as(someConsultant)('GET', `/staff/death-reports/${id}`);
  const record = (body: Partial<RecordDeathReport> = {}, headers: Record<string, string> = {}) =>
    service.as(someConsultant)(
      'POST',
      '/staff/death-reports',
      { ...told({ Id_Number: numbers.rose }, cells.daughter), channel: 'PHONE', ...body },
      { headers },
    );
  const act = (id: string, what: 'close' | 'contacted', body: object, headers: Record<string, string> = {}) =>
    service.as(someConsultant)('POST', `/staff/death-reports/${id}/${what}`, body, { headers });
  const aReport = async (idNumber = numbers.rose): Promise<ListedDeathReport> => {
    const { reference } = receiptOf(await report({ Id_Number: idNumber }));
    const found = (await list('?pageSize=50')).data.find((one) => one.reference === reference);
    if (!found) throw new Error('The report is not in the list');
    return found;
  };
  const why = 'The family called again';

  test('are listed with what was found and the ends of numbers, those to be called first, and that is noted', async () => {
    const nobody = await aReport(numbers.nobody);
    const found = await aReport();
    const { data, totalRecords } = await list();
    expect(data.map(({ id }) => id)).toEqual([found.id, nobody.id]);
    expect(totalRecords).toBe(2);
    expect(found).toMatchObject({
      status: 'UNLINKED',
      deceased: { Id_Number: maskIdNumber(numbers.rose) },
      reporter: { firstName: 'Nomsa', cellNumber: cells.stranger, cellProvedAt: expect.any(String) },
      channel: 'WEB',
      contactBy: '2026-11-23',
      contactedAt: null,
      version: 2,
    });
    expect(found.found).toContainEqual({ policyNumber: rosesPolicy, lifeKind: 'MAIN_MEMBER', isLinked: false });
    expect((await list('?status=NO_MATCH')).data.map(({ id }) => id)).toEqual([nobody.id]);
    expect(await list('?pageNumber=2&pageSize=1')).toMatchObject({ data: [{ id: nobody.id }], totalPages: 2 });
    const [noted] = await auditOf(db.database, 'SYSTEM');
    expect(noted).toMatchObject({
      action: 'DEATH_REPORTS_READ',
      actorId: someConsultant.sub,
      after: { reports: [nobody.id] },
    });
  });

  test('are read one by one with the whole number, and that is noted', async () => {
    const { id } = await aReport();
    expect(dataOf<DeathReport>(await read(id)).deceased.Id_Number).toBe(numbers.rose);
    expect((await auditOf(db.database, 'SYSTEM'))[0]).toMatchObject({ action: 'DEATH_REPORT_READ', entityId: id });
    for (const other of ['nonsense', crypto.randomUUID()]) expect((await read(other)).status).toBe(404);
  });

  test('are written down for a caller: without a PIN, so they link to nothing, and the reporter and the policyholder are told', async () => {
    const written = dataOf<DeathReport>(await record());
    expect(written).toMatchObject({
      status: 'RECEIVED',
      channel: 'PHONE',
      reporter: { cellNumber: cells.daughter, cellProvedAt: null },
      version: 1,
    });
    expect(dataOf<DeathReport>(await read(written.id))).toMatchObject({ status: 'UNLINKED' });
    const purposes = service.outbox.map(({ purpose, to }) => `${purpose} ${to}`);
    expect(purposes).toContain(`REPORT_RECEIVED ${cells.daughter}`);
    expect(purposes).toContain(`ALIVE_CHECK ${cells.rose}`);
    const reported = (await auditOf(db.database, 'SYSTEM')).find(({ action }) => action === 'DEATH_REPORTED');
    expect(reported).toMatchObject({ actorType: 'STAFF', actorId: someConsultant.sub, entityId: written.id });
  });

  test('are written down once for an idempotency key, and never as if they came from the public page', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([record({}, headers), record({}, headers)]);
    expect(dataOf<DeathReport>(answers[0]).id).toBe(dataOf<DeathReport>(answers[1]).id);
    expect((await list()).totalRecords).toBe(1);
    expect((await record({ channel: 'WEB' as never })).status).toBe(422);
  });

  test('name who called the reporter, and wait for no call from then on; a second time changes nothing', async () => {
    const { id, version } = await aReport();
    const other = await aReport(numbers.nobody);
    const contacted = dataOf<DeathReport>(await act(id, 'contacted', { version }));
    expect(contacted).toMatchObject({ handledBy: someConsultant.name, version: version + 1, status: 'UNLINKED' });
    expect(contacted.contactedAt).not.toBeNull();
    expect(dataOf(await act(id, 'contacted', { version }))).toEqual(contacted);
    expect((await list()).data.map((one) => one.id)).toEqual([other.id, id]);
  });

  test('are closed with a reason, once, and are called about no more', async () => {
    const { id, version } = await aReport();
    expect((await act(id, 'close', { reason: ' ', version })).status).toBe(422);
    const closed = dataOf<DeathReport>(await act(id, 'close', { reason: why, version }));
    expect(closed).toMatchObject({ status: 'CLOSED', closedReason: why, handledBy: someConsultant.name });
    expect((await auditOf(db.database, 'SYSTEM'))[0]).toMatchObject({ action: 'DEATH_REPORT_CLOSED', reason: why });
    expect((await act(id, 'close', { reason: why, version: closed.version })).body).toMatchObject({
      code: 'INVALID_STATUS',
      message: 'This is not possible while the status of the report is "Closed".',
    });
    expect((await act(id, 'contacted', { version: closed.version })).body.code).toBe('INVALID_STATUS');
  });

  test('are not closed once they are linked', async () => {
    const { reference } = receiptOf(await report({ Id_Number: numbers.rose }, cells.daughter));
    const linked = (await list()).data.find((one) => one.reference === reference);
    expect(linked).toMatchObject({ status: 'LINKED' });
    const { id = '', version = 0 } = linked ?? {};
    expect((await act(id, 'close', { reason: why, version })).body.code).toBe('INVALID_STATUS');
  });

  test('are changed by one person at a time: whoever read an older version is refused', async () => {
    const { id, version } = await aReport();
    const answers = await Promise.all([
      act(id, 'close', { reason: why, version }),
      act(id, 'close', { reason: 'Reported twice', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
  });

  test('are closed once for an idempotency key', async () => {
    const { id, version } = await aReport();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await act(id, 'close', { reason: why, version }, headers);
    expect((await act(id, 'close', { reason: why, version }, headers)).text).toBe(first.text);
    expect((await act(id, 'close', { reason: 'Another one', version }, headers)).body.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  test('are nothing for customers', async () => {
    const { accessToken } = await service.signIn(ownerPolicy);
    expect((await service.send('GET', '/api/v1/staff/death-reports', { token: accessToken })).status).toBe(403);
    expect((await list('', somePortalAdmin)).data).toEqual([]);
  });
});
