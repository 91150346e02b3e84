import { type AuditExport, type AuditPage, type Policy } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { anotherConsultant, someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { appendAudit, inTransaction } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';

const newIdNumber = anIdNumber({ born: '1999-09-09', sequence: 7 });
const newAccount = '62009876543';
const account = {
  Account_Holder_Name: 'S CANARY',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Debit_Day: 1,
  Authorisation: true,
};

onEveryDatabase('the audit, for administrators', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    await somethingHappens();
  });

  /** People and staff do what numbers could slip through: an identity is corrected, an account replaced, a policy read. */
  async function somethingHappens() {
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    await staffService.open(someConsultant);
    const note = `The ID number is ${canaries.childIdNumber}`;
    await staffService.open(someConsultant, ownerPolicy, { reason: 'WRITTEN_REQUEST', note, answers: [] });
    const naledi = staffService.as(someConsultant);
    const { policy } = dataOf<{ policy: Policy }>(await naledi('GET', `/policy/${ownerPolicy}`));
    const changes: [string, object][] = [
      ['update-spouse', { id: policy.Spouse?.id, Version: 1, Date_Of_Birth: '1999-09-09', Id_Number: newIdNumber }],
      ['update-banking-details', { ...account, Account_Number: newAccount }],
    ];
    for (const [route, body] of changes) {
      const { status, text } = await naledi('PUT', `/${route}/${ownerPolicy}`, body);
      expect(status, text).toBe(200);
    }
    const cell = { Cell_Number: '0821110001', otp: '000000', cellNumberOtp: '000000' };
    await staffService.send('PUT', `/api/v1/update-main-member/${ownerPolicy}`, { token, body: cell });
    await naledi('GET', `/policies/id-number/${canaries.ownerIdNumber}`);
    await naledi('POST', '/staff/policy-search', { text: canaries.ownerIdNumber });
  }

  const priya = (path: string, body: object) => staffService.as(somePortalAdmin)('POST', path, body);
  const search = async (body: object = {}) => dataOf<AuditPage>(await priya('/staff/audit-search', body));
  const exported = async (body: object = {}) => {
    const file = dataOf<AuditExport>(await priya('/staff/audit-export', body));
    const bytes = Uint8Array.from(atob(file.base64File), (char) => char.charCodeAt(0));
    // The mark at the beginning is a part of the file.
    return { ...file, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  };

  test('is found by policy, by who acted, by what was done and by day, the newest first', async () => {
    const all = await search();
    expect(all.totalRecords).toBeGreaterThan(5);
    expect(all).toMatchObject({ pageNumber: 1, pageSize: 50, totalPages: 1, isCut: false });
    const times = all.data.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());

    const opened = await search({ policyNumber: ownerPolicy, actorId: someConsultant.sub, action: 'POLICY_OPENED' });
    expect(opened.data).toMatchObject([
      {
        actorType: 'STAFF',
        actorName: 'Naledi Dlamini',
        role: 'consultant',
        policyNumber: ownerPolicy,
        reason: expect.stringMatching(/^Request by e-mail or letter: /),
        outcome: 'SUCCEEDED',
      },
      { reason: 'Policyholder called', outcome: 'SUCCEEDED', entityType: 'SERVICING' },
    ]);
    expect((await search({ policyNumber: strangerPolicy })).totalRecords).toBe(0);
    const system = await search({ policyNumber: 'system' });
    expect(system.data.map(({ action }) => action)).toContain('POLICIES_SEARCHED');
    expect(system.data.every(({ policyNumber }) => policyNumber === null)).toBe(true);
  });

  test('has days of Johannesburg, and both belong to it', async () => {
    const row = (at: string) =>
      inTransaction(db.database, (tx) =>
        appendAudit(tx, { at: new Date(at), actorType: 'SYSTEM', action: 'DAY', outcome: 'SUCCEEDED', reason: at }),
      );
    const [before, first, last, after] = [
      '2026-05-03T21:59:59.999Z',
      '2026-05-03T22:00:00.000Z',
      '2026-05-05T21:59:59.999Z',
      '2026-05-05T22:00:00.000Z',
    ];
    for (const at of [before, first, last, after]) await row(at);
    const reasons = async (days: object) => (await search({ action: 'DAY', ...days })).data.map(({ reason }) => reason);
    expect(await reasons({ from: '2026-05-04', to: '2026-05-05' })).toEqual([last, first]);
    expect(await reasons({ from: '2026-05-06' })).toEqual([after]);
    expect(await reasons({ to: '2026-05-03' })).toEqual([before]);
    expect(await priya('/staff/audit-search', { from: '2026-05-06', to: '2026-05-04' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'from' }] },
    });
  });

  test('is taken away as a file with a heading, and who took it is the newest row', async () => {
    const body = { policyNumber: ownerPolicy, actorId: null, action: null, from: '2026-11-01', to: null };
    const { totalRecords } = await search(body);
    const { text, rows, isCut, ...file } = await exported(body);
    expect(file).toMatchObject({ fileName: 'audit-2026-11-20', fileExtension: '.csv', contentType: 'text/csv' });
    expect(text).toMatch(/^\u{feff}Row,Time \(UTC\),Actor,Actor id,Name,/u);
    expect({ rows, isCut }).toEqual({ rows: totalRecords, isCut: false });
    expect(text.trimEnd().split('\r\n')).toHaveLength(totalRecords + 1);
    expect(text).toContain('Naledi Dlamini');
    expect((await staffService.audit())[0]).toMatchObject({
      action: 'AUDIT_EXPORTED',
      actorId: somePortalAdmin.sub,
      policyNumber: ownerPolicy,
      after: { filter: { policyNumber: ownerPolicy, from: '2026-11-01' }, rows, isCut: false },
    });
    await exported({ actorId: canaries.ownerIdNumber });
    const [row] = await staffService.audit('SYSTEM');
    expect(row).toMatchObject({ action: 'AUDIT_EXPORTED', policyNumber: null, after: { rows: 0 } });
    expect(JSON.stringify(row)).not.toContain(canaries.ownerIdNumber);
  });

  test('holds before and after, and no ID number or account number in full', async () => {
    const { data } = await search({ policyNumber: ownerPolicy });
    const changes = data.filter(({ before, after }) => before !== null && after !== null);
    expect(changes.length).toBeGreaterThan(0);
    const everything = JSON.stringify([await search(), (await exported()).text]);
    for (const changed of [newIdNumber, newAccount]) expect(everything).toContain(`**${changed.slice(-4)}`);
    const { ownerIdNumber, childIdNumber, strangerIdNumber, accountNumber } = canaries;
    for (const secret of [ownerIdNumber, childIdNumber, strangerIdNumber, accountNumber, newIdNumber, newAccount])
      expect(everything).not.toContain(secret);
  });

  test('is cut where there is too much of it, and says so', async () => {
    await db.database
      .execute(sql`INSERT INTO audit (chain, at, actor_type, action, reason, outcome, previous_hash, hash)
      SELECT 'MANY', now(), 'SYSTEM', 'MANY', '=1+' || n, 'SUCCEEDED', n::text, n::text FROM generate_series(1, 10001) AS n`);
    const page = await search({ action: 'MANY', pageNumber: 200 });
    expect(page).toMatchObject({ totalRecords: 10_000, totalPages: 200, isCut: true });
    expect(page.data).toHaveLength(50);
    expect(await priya('/staff/audit-search', { action: 'MANY', pageNumber: 201 })).toMatchObject({ status: 422 });
    const { rows, isCut, text } = await exported({ action: 'MANY' });
    expect({ rows, isCut }).toEqual({ rows: 10_000, isCut: true });
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10_002);
    expect(lines.at(-1)).toMatch(/^Only the newest 10000 rows are in this file\. Choose fewer days for the rest\.,+$/);
    expect(lines[1]).toContain(",'=1+10001,");
  });

  test('is for administrators alone', async () => {
    staffService.wait(61);
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    for (const path of ['/staff/audit-search', '/staff/audit-export']) {
      expect((await staffService.as(anotherConsultant)('POST', path, {})).status).toBe(403);
      expect((await staffService.send('POST', `/api/v1${path}`, { token, body: {} })).status).toBe(403);
      expect((await staffService.send('POST', `/api/v1${path}`, { body: {} })).status).toBe(401);
    }
  });
});
