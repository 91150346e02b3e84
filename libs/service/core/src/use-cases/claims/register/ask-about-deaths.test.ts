import { type RegisterReply } from '@portal/domain';
import { inTransaction, lockClaim, saveClaim, schema } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cells,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  diamondPolicy,
} from '../staff/testing/claims-desk';
import { alive, anAskedDesk, type AskedDesk, dateOfDeath, died } from './testing/asked-desk';

const hours = 3600;
const certificate = { source: 'DEATH_CERTIFICATE' };

onEveryDatabase('the register of deaths, asked in the background', (db) => {
  let desk: AskedDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await anAskedDesk(db.database);
  });

  test('is asked once a claim is open, and then once a day until it knows', async () => {
    await desk.openFor('Spouse');
    expect(await desk.work()).toBe(1);
    expect(desk.register.asked).toEqual([await desk.spouse()]);
    desk.wait(23 * hours);
    expect(await desk.work()).toBe(0);
    desk.wait(1 * hours);
    desk.register.says(await desk.spouse(), null);
    expect(await desk.work()).toBe(1);
    desk.wait(24 * hours);
    desk.register.says(await desk.spouse(), died());
    expect(await desk.work()).toBe(1);
    desk.wait(48 * hours);
    expect(await desk.work()).toBe(0);
    expect((await desk.answers()).map(({ result }) => result)).toEqual(['NOT_FOUND', 'NO_ANSWER', 'DECEASED']);
    expect((await desk.actions()).filter((action) => action === 'DEATH_REGISTER_ANSWERED')).toHaveLength(3);
  });

  test('is asked again ten minutes later where a process asked and never came to an answer', async () => {
    await desk.openFor('Spouse');
    let answer: (reply: RegisterReply) => void = () => {};
    let first = Promise.resolve(0);
    await new Promise<void>((isAsking) => {
      const check = () => new Promise<RegisterReply>((resolve) => void ((answer = resolve), isAsking()));
      first = desk.work({ check });
    });
    desk.wait(9 * 60);
    expect(await desk.work()).toBe(0);
    desk.wait(60);
    expect(await desk.work()).toBe(1);
    desk.wait(23 * hours);
    expect(await desk.work()).toBe(0);
    answer({ result: 'NOT_FOUND', dateOfDeath: null });
    expect(await first).toBe(1);
  });

  test('who knows nothing yet changes nothing that somebody has read, and is told once in the history', async () => {
    const opened = await desk.openFor('Spouse');
    await desk.work();
    desk.wait(24 * hours);
    await desk.work();
    const read = await desk.read(someConsultant, opened);
    expect(read).toMatchObject({
      version: opened.version,
      status: 'REPORTED',
      register: { standing: 'NOT_FOUND', isAskedAgain: true, dateOfDeath: null, aliveSince: null, lifted: null },
    });
    const told = read.history.map(({ what }) => what);
    expect(told.filter((what) => what === 'The death register: no death is known yet.')).toHaveLength(1);
  });

  test('confirms the death with everything that follows, exactly once, where it has the day of the claim', async () => {
    const opened = await desk.openFor('MainMember');
    desk.register.says(await desk.mainMember(), died());
    desk.outbox.length = 0;
    await Promise.all([desk.work(), desk.work(), desk.work()]);
    expect(desk.register.asked).toHaveLength(1);
    const read = await desk.read(someConsultant, opened);
    expect(read.deathConfirmed).toMatchObject({ source: 'REGISTER', by: 'The death register' });
    expect(read.register).toMatchObject({ standing: 'DECEASED', dateOfDeath, isAskedAgain: false });
    expect(read.documents.map(({ type }) => type)).toContain('DEATH_CERTIFICATE');
    expect(read.allowedActs).toContain('CONFIRM_DEATH');
    expect((await desk.policy()).MainMember).toMatchObject({ Life_Status: 'DECEASED', Cover_End_Date: '2026-11-11' });
    const queued = await db.database.select().from(schema.outbox);
    expect(queued.map(({ message }) => [message.to, message.purpose]).sort()).toEqual([
      [cells.spouse, 'COVER_CONTINUES'],
      [cells.son, 'CLAIM_OPEN'],
      [cells.daughter, 'CLAIM_OPEN'],
      ['Grace Jacobs\n21 Beach Road\nCentral\nGqeberha\n6001', 'COVER_CONTINUES'],
    ]);
    const actions = await desk.actions();
    for (const once of ['LIFE_DECEASED', 'CLAIM_DEATH_CONFIRMED', 'DEATH_REGISTER_ANSWERED']) {
      expect(actions.filter((action) => action === once)).toHaveLength(1);
    }
    const [event] = (await desk.audit(silverPolicy)).filter(({ action }) => action === 'CLAIM_DEATH_CONFIRMED');
    expect(event).toMatchObject({ actorType: 'SYSTEM', after: { source: 'REGISTER' } });
    const again = await desk.act(someConsultant, read, 'confirm-death', { source: 'REGISTER' });
    expect(again).toMatchObject({ status: 409, body: { message: 'The death is confirmed already.' } });
  });

  test('confirms nothing where it has another day: staff see the difference, and it is not asked again', async () => {
    const opened = await desk.openFor('Spouse');
    desk.register.says(await desk.spouse(), died('2026-11-09'));
    await desk.work();
    const read = await desk.read(someConsultant, opened);
    expect(read.deathConfirmed).toBeNull();
    expect(read.register).toMatchObject({ standing: 'DATE_DIFFERS', dateOfDeath: '2026-11-09', isAskedAgain: false });
    expect(read.flags).toContainEqual({
      kind: 'DETAILS_DIFFER',
      level: 'MEDIUM',
      sentence: 'The death register says 9 November 2026, the claim 10 November 2026.',
    });
    expect((await desk.policy()).Spouse?.Life_Status).toBe('ACTIVE');
    desk.wait(25 * hours);
    expect(await desk.work()).toBe(0);
    expect(await desk.act(someConsultant, read, 'confirm-death', { source: 'REGISTER' })).toMatchObject({
      status: 409,
      body: { message: 'The death register has another day of death than the claim.' },
    });
    const certified = await desk.certified(read);
    expect((await desk.done(someConsultant, certified, 'confirm-death', certificate)).deathConfirmed).toMatchObject({
      source: 'DEATH_CERTIFICATE',
    });
  });

  test('is not asked about a death that staff have confirmed, nor about a claim that has ended', async () => {
    const claim = await desk.certified(await desk.openFor('Spouse'));
    await desk.done(someConsultant, claim, 'confirm-death', certificate);
    const other = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    await desk.done(somePortalAdmin, other, 'void', { reason: 'The person lives.' });
    expect(await desk.work()).toBe(0);
    expect(desk.register.asked).toEqual([]);
  });

  test('keeps an answer about a death that staff confirmed meanwhile, and one about a claim that was ended not', async () => {
    const claim = await desk.certified(await desk.openFor('Spouse'));
    const meanwhile = (then: () => Promise<unknown>) => ({ check: async () => (await then(), died()) });
    await desk.work(meanwhile(() => desk.done(someConsultant, claim, 'confirm-death', certificate)));
    const read = await desk.read(someConsultant, claim);
    expect(read.deathConfirmed).toMatchObject({ source: 'DEATH_CERTIFICATE' });
    expect((await desk.answers()).map(({ result }) => result)).toEqual(['DECEASED']);
    expect((await desk.actions()).filter((action) => action === 'LIFE_DECEASED')).toHaveLength(1);
    const other = await desk.openFor('MainMember', { policyNumber: loneVusiPolicy });
    await desk.work(meanwhile(() => desk.done(somePortalAdmin, other, 'void', { reason: 'The person lives.' })));
    const ended = await desk.read(someConsultant, other);
    expect([ended.status, ended.deathConfirmed, ended.register?.standing]).toEqual(['VOID', null, 'NOT_ASKED']);
  });

  test('is not asked about somebody without an ID number', async () => {
    const opened = await desk.openFor('Children');
    expect(await desk.work()).toBe(0);
    expect(opened.register).toBeNull();
    expect(opened.allowedActs).not.toContain('ASK_REGISTER');
  });

  test('is asked about a claim from before it was, and of one that is settled nobody looks again', async () => {
    const opened = await desk.openFor('Spouse');
    const settled = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    await desk.done(somePortalAdmin, settled, 'void', { reason: 'The person lives.' });
    await db.database.update(schema.claims).set({ asksRegister: true, registerAskedAt: null });
    expect(await desk.work()).toBe(1);
    const rows = await db.database.select().from(schema.claims);
    expect(rows.filter(({ asksRegister }) => asksRegister).map(({ id }) => id)).toEqual([opened.id]);
  });

  test('is asked again after a claim was opened again, and then confirms', async () => {
    const opened = await desk.openFor('Spouse');
    const to = (status: 'WITHDRAWN' | 'REPORTED') =>
      inTransaction(db.database, async (tx) => {
        const claim = await lockClaim(tx, opened.id);
        if (claim) await saveClaim(tx, claim, { status, record: claim.record }, desk.clock.now());
      });
    await desk.work({ check: async () => (await to('WITHDRAWN'), died()) });
    expect((await desk.stored()).record.deathConfirmed).toBeNull();
    await to('REPORTED');
    desk.register.says(await desk.spouse(), died());
    desk.wait(24 * hours);
    expect(await desk.work()).toBe(1);
    expect((await desk.stored()).record.deathConfirmed).toMatchObject({ source: 'REGISTER', by: null });
  });

  describe('that hangs or is away', () => {
    const away = { check: async () => Promise.reject(new Error('It is away')) };
    const families = ['MainMember', 'Spouse', 'ExtendedMembers'] as const;

    test('has not answered, and the round ends after three such questions: the others are asked in the next', async () => {
      for (const who of families) await desk.openFor(who);
      for (const who of families) await desk.openFor(who, { policyNumber: diamondPolicy });
      expect(await desk.work(away)).toBe(3);
      expect(await desk.work()).toBe(3);
      expect(await desk.work()).toBe(0);
    });

    test('nobody is asked once the service stops, and nobody where there is no register', async () => {
      const opened = await desk.openFor('Spouse');
      expect(await desk.work(desk.register.register, AbortSignal.abort())).toBe(0);
      expect(await desk.work(null)).toBe(0);
      expect(desk.register.asked).toEqual([]);
      expect((await desk.stored()).registerAskedAt).toBeNull();
      expect((await desk.read(someConsultant, opened)).register?.standing).toBe('NOT_ASKED');
    });
  });

  test('who says that the person lives stops the claim and moves nothing on the policy', async () => {
    const before = await desk.policy();
    const opened = await desk.openFor('MainMember');
    desk.register.says(await desk.mainMember(), alive);
    await desk.work();
    desk.wait(25 * hours);
    expect(await desk.work()).toBe(0);
    expect(await desk.policy()).toEqual(before);
    expect((await desk.stored()).isStoppedByRegister).toBe(true);
    expect((await desk.read(someConsultant, opened)).allowedActs).not.toContain('CONFIRM_DEATH');
  });
});
