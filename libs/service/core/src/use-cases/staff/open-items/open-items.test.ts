import { type ClosedException, type DebitExceptions, type SetApartPolicies } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { noteException, putItemBack, setApart, setItemApart } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('What the jobs leave for staff', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  const note = (reason: 'HOLDER_MAY_HAVE_DIED' | 'UNKNOWN_INSTRUCTION', policyNumber: string | null) =>
    noteException(db.database, {
      id: crypto.randomUUID(),
      collectionId: crypto.randomUUID(),
      policyNumber,
      reason,
      record: { bankCode: '18', amountCents: 28_800 },
      notedAt: staffService.clock.now(),
    });
  const listed = async () =>
    dataOf<DebitExceptions>(await staffService.as(someConsultant)('GET', '/staff/debit-exceptions')).exceptions;
  const close = (id: string, body: object, staff = someConsultant) =>
    staffService.as(staff)('POST', `/staff/debit-exceptions/${id}/close`, body);

  test('debits to look into are listed with what the bank said, and closed once, with what was found', async () => {
    await note('HOLDER_MAY_HAVE_DIED', ownerPolicy);
    staffService.wait(1);
    await note('UNKNOWN_INSTRUCTION', null);
    const [died, unknown] = await listed();
    expect(died).toMatchObject({
      reason: 'HOLDER_MAY_HAVE_DIED',
      policyNumber: ownerPolicy,
      bankSaid: 'The bank does not allow payments from this account now',
      decisions: ['HOLDER_LIVES', 'OTHER_PAYER_DIED', 'MAIN_MEMBER_DIED'],
    });
    expect(unknown).toMatchObject({ policyNumber: null, amount: null, bankAmount: 288, decisions: ['SETTLED'] });
    const found = { decision: 'MAIN_MEMBER_DIED', note: 'The daughter called us' };
    expect((await close(died?.id ?? '', { ...found, note: ' ' })).status).toBe(422);
    expect((await close(died?.id ?? '', { ...found, decision: 'SETTLED' })).status).toBe(409);
    expect(dataOf<ClosedException>(await close(died?.id ?? '', found))).toEqual({
      decision: 'MAIN_MEMBER_DIED',
      isAsked: false,
      coveredUntil: null,
    });
    expect((await close(died?.id ?? '', found, anotherConsultant)).status).toBe(409);
    expect(await listed()).toHaveLength(1);
    expect((await staffService.audit())[0]).toMatchObject({ action: 'DEBIT_EXCEPTION_CLOSED', reason: found.note });
    expect((await close(unknown?.id ?? '', { decision: 'SETTLED', note: 'A debit of another insurer' })).status).toBe(
      200,
    );
    expect((await staffService.audit('SYSTEM'))[0]).toMatchObject({ action: 'DEBIT_EXCEPTION_CLOSED' });
    for (const id of ['nonsense', crypto.randomUUID()]) expect((await close(id, found)).status).toBe(404);
  });

  test('a piece of work set apart is listed with what could not be done and what it is about', async () => {
    const id = crypto.randomUUID();
    const item = { work: 'CLAIM_REMINDERS', id, policyNumber: ownerPolicy } as const;
    await setItemApart(db.database, {
      ...item,
      reason: 'UNEXPECTED',
      place: 'look (x.js:1:2)',
      now: staffService.clock.now(),
    });
    const { items, policies } = dataOf<SetApartPolicies>(
      await staffService.as(someConsultant)('GET', '/staff/set-apart-policies'),
    );
    expect(policies).toEqual([]);
    expect(items).toMatchObject([
      { work: 'CLAIM_REMINDERS', item: id, policyNumber: ownerPolicy, place: 'look (x.js:1:2)', attempts: 1 },
    ]);
    await putItemBack(db.database, 'CLAIM_REMINDERS', id);
  });

  test('a piece of work set apart is tried by its job with the next round once staff ask for it', async () => {
    const id = crypto.randomUUID();
    const now = staffService.clock.now();
    const failed = {
      work: 'CLAIM_REMINDERS',
      id,
      policyNumber: ownerPolicy,
      reason: 'UNEXPECTED',
      place: null,
    } as const;
    for (let attempt = 0; attempt < 7; attempt += 1) await setItemApart(db.database, { ...failed, now });
    const tryAgain = (work: string, item: string) =>
      staffService.as(someConsultant)('POST', '/staff/set-apart-items/try-again', { work, item });
    expect(dataOf(await tryAgain('CLAIM_REMINDERS', id))).toEqual({ nextTryAt: now.toISOString() });
    const { items } = dataOf<SetApartPolicies>(
      await staffService.as(someConsultant)('GET', '/staff/set-apart-policies'),
    );
    expect(items).toMatchObject([{ item: id, attempts: 7, nextTryAt: now.toISOString() }]);
    expect((await staffService.audit(ownerPolicy))[0]).toMatchObject({
      action: 'SET_APART_TRIED',
      actorId: someConsultant.sub,
      after: { work: 'CLAIM_REMINDERS', item: id },
    });
    await putItemBack(db.database, 'CLAIM_REMINDERS', id);
    expect((await tryAgain('CLAIM_REMINDERS', id)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This is not set apart any more.',
    });
    expect((await tryAgain('NONSENSE', id)).status).toBe(422);
  });

  test('a policy set apart is listed with the place of the mistake, tried again, and gone once it is mended', async () => {
    const spoil = (value: string) =>
      db.database.execute(sql`UPDATE policies SET
        record = (record::jsonb || jsonb_build_object('Monthly_Premium', ${value}::jsonb))::json
        WHERE policy_number = ${strangerPolicy}`);
    const list = async () =>
      dataOf<SetApartPolicies>(await staffService.as(someConsultant)('GET', '/staff/set-apart-policies')).policies;
    const tryAgain = () =>
      staffService.as(someConsultant)('POST', `/staff/set-apart-policies/${strangerPolicy}/try-again`);
    expect((await tryAgain()).status).toBe(409);
    await spoil('null');
    const now = staffService.clock.now();
    await setApart(db.database, {
      policyNumber: strangerPolicy,
      reason: 'UNUSABLE_RECORD',
      place: 'Monthly_Premium',
      now,
    });
    expect(await list()).toMatchObject([
      { policyNumber: strangerPolicy, reason: 'UNUSABLE_RECORD', place: 'Monthly_Premium', attempts: 1 },
    ]);
    expect(dataOf(await tryAgain())).toEqual({ isDone: false });
    expect(await list()).toMatchObject([{ attempts: 2 }]);
    await spoil('71');
    expect(dataOf(await tryAgain())).toEqual({ isDone: true });
    expect(await list()).toEqual([]);
    expect((await staffService.audit(strangerPolicy))[0]).toMatchObject({
      action: 'SET_APART_TRIED',
      outcome: 'SUCCEEDED',
    });
  });
});
