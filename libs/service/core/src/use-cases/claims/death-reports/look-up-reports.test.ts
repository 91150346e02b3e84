import { policyNumberFor } from '@portal/domain';
import {
  auditOf,
  claimsOfPolicies,
  findPolicy,
  inTransaction,
  listNotifications,
  messageQueue,
  savePolicy,
  schema,
  webRandom,
  itemsSetApart,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../../../testing/world';
import { lookUpDeathReports } from './look-up-reports';
import {
  cancelledPolicy,
  cells,
  josephsPolicy,
  numbers,
  receiptOf,
  reporting,
  rosesLapsedPolicy,
  rosesPolicy,
  seedReportedFamily,
} from './testing/reported-family';

type Found = [policyNumber: string, lifeKind: string, isLinked: boolean];

onEveryDatabase('Looking up reports of a death', (db) => {
  let world: World;
  let { report } = {} as ReturnType<typeof reporting>;
  beforeAll(async () => {
    world = await aWorld(db.database);
    await seedReportedFamily(db.database, world.clock.now());
    ({ report } = reporting(world));
  });
  beforeEach(async () => {
    await db.database.delete(schema.deathReportLives);
    await db.database.delete(schema.deathReports);
    await db.database.delete(schema.oneTimePins);
    world.outbox.length = 0;
  });
  const rowOf = async (reference: string) => {
    const row = (await db.database.select().from(schema.deathReports)).find((one) => one.reference === reference);
    if (!row) throw new Error('There is no such report');
    return row;
  };
  const foundFor = async (...[deceased, cell]: Parameters<typeof report>) => {
    const { id, status } = await rowOf(receiptOf(await report(deceased, cell)).reference);
    const lives = await db.database.select().from(schema.deathReportLives);
    const found = lives
      .filter(({ reportId }) => reportId === id)
      .map(({ policyNumber, lifeKind, isLinked }): Found => [policyNumber, lifeKind, isLinked])
      .sort();
    return { status, found };
  };
  const told = () =>
    world.outbox
      .filter(({ purpose }) => purpose === 'ALIVE_CHECK' || purpose === 'LIFE_REPORTED')
      .map(({ purpose, to }) => [purpose, to]);

  const rosesPolicies = (isLinked: boolean): Found[] => [
    [rosesPolicy, 'MAIN_MEMBER', isLinked],
    [rosesLapsedPolicy, 'MAIN_MEMBER', false],
  ];
  const onJosephs = (isLinked: boolean): Found => [josephsPolicy, 'EXTENDED_MEMBER', isLinked];

  describe('what is found, and whether the reporter is known there (docs/domain/claims.md#c1-3)', () => {
    test.each<[string, Parameters<typeof report>, { status: string; found: Found[] }]>([
      [
        'the main member, by a beneficiary',
        [{ Id_Number: numbers.rose }, cells.daughter],
        { status: 'LINKED', found: [...rosesPolicies(true), onJosephs(false)] },
      ],
      [
        'the main member, by somebody who is no beneficiary any more',
        [{ Id_Number: numbers.rose }, cells.son],
        { status: 'UNLINKED', found: [...rosesPolicies(false), onJosephs(false)] },
      ],
      [
        'the main member, from the own number',
        [{ Id_Number: numbers.rose }, cells.rose],
        { status: 'UNLINKED', found: [...rosesPolicies(false), onJosephs(false)] },
      ],
      [
        'somebody else on a policy, by the policyholder',
        [{ Id_Number: numbers.rose }, cells.joseph],
        { status: 'LINKED', found: [...rosesPolicies(false), onJosephs(true)] },
      ],
      [
        'somebody by a passport that one country gave',
        [{ Passport_Number: numbers.passport }, cells.rose],
        { status: 'LINKED', found: [[rosesPolicy, 'SPOUSE', true]] },
      ],
      [
        'the one on a policy with these names, however they are spelled',
        [{ Policy_Number: rosesPolicy, First_Name: 'ROSÉ', Surname: 'mokoena' }, cells.daughter],
        { status: 'LINKED', found: [[rosesPolicy, 'MAIN_MEMBER', true]] },
      ],
      [
        'a policy that has nobody with these names: staff look',
        [{ Policy_Number: rosesPolicy, First_Name: 'Rosa', Surname: 'Mokoena' }, cells.daughter],
        { status: 'UNLINKED', found: [] },
      ],
      [
        'a policy that there is not',
        [{ Policy_Number: policyNumberFor('7', 699), First_Name: 'Rose', Surname: 'Mokoena' }, cells.daughter],
        { status: 'NO_MATCH', found: [] },
      ],
      [
        'names and birth date alone: never by machine',
        [{ First_Name: 'Rose', Surname: 'Mokoena', Date_Of_Birth: '1961-05-08' }, cells.daughter],
        { status: 'NO_MATCH', found: [] },
      ],
      ['nobody', [{ Id_Number: numbers.nobody }, cells.daughter], { status: 'NO_MATCH', found: [] }],
      [
        'somebody whose policy has ended: staff look',
        [{ Id_Number: numbers.cancelled }],
        { status: 'UNLINKED', found: [[cancelledPolicy, 'MAIN_MEMBER', false]] },
      ],
    ])('%s', async (_what, [deceased, cell], expected) => {
      world.wait(86_400);
      expect(await foundFor(deceased, cell)).toEqual({ ...expected, found: expected.found.sort() });
    });
  });

  describe('a claim', () => {
    beforeEach(async () => {
      world.wait(86_400);
      await db.database.delete(schema.claims);
    });
    const claimsOn = async (policyNumber: string) => claimsOfPolicies(db.database, [policyNumber]);
    const texts = () => world.outbox.filter(({ purpose }) => purpose === 'CLAIM_OPEN').map(({ to }) => to);

    test('opens by itself where a beneficiary reports the main member, who is told and is the one who came forward', async () => {
      const { id } = await rowOf(receiptOf(await report({ Id_Number: numbers.rose }, cells.daughter)).reference);
      const [claim, ...others] = await claimsOn(rosesPolicy);
      expect(others).toEqual([]);
      expect(claim).toMatchObject({
        status: 'REPORTED',
        lifeKind: 'MAIN_MEMBER',
        record: {
          dateOfDeath: '2026-11-18',
          causeReported: 'UNKNOWN',
          channel: 'WEB',
          deathReportId: id,
          claimants: [{ role: 'BENEFICIARY', cellNumber: cells.daughter, hasComeForward: true, isReporter: true }],
          history: [{ event: 'OPENED', who: 'The system' }],
        },
      });
      expect(texts()).toEqual([cells.daughter]);
      expect((await auditOf(db.database, rosesPolicy))[0]).toMatchObject({
        action: 'CLAIM_OPENED',
        actorType: 'SYSTEM',
      });
      expect(await claimsOn(rosesLapsedPolicy)).toEqual([]);
      expect(await claimsOn(josephsPolicy)).toEqual([]);
    });

    test('opens by itself where the policyholder reports somebody else', async () => {
      await report({ Id_Number: numbers.rose }, cells.joseph);
      expect(await claimsOn(josephsPolicy)).toMatchObject([
        { lifeKind: 'EXTENDED_MEMBER', record: { claimants: [{ role: 'POLICYHOLDER', isReporter: true }] } },
      ]);
      expect(texts()).toEqual([cells.joseph]);
      expect(await claimsOn(rosesPolicy)).toEqual([]);
    });

    test('does not open for a number that the policy does not know', async () => {
      for (const cell of [cells.stranger, cells.son, cells.rose]) await report({ Id_Number: numbers.rose }, cell);
      expect([...(await claimsOn(rosesPolicy)), ...(await claimsOn(josephsPolicy))]).toEqual([]);
    });

    test('opens once, however often the death is reported, and nobody is told twice', async () => {
      await report({ Id_Number: numbers.rose }, cells.daughter);
      await report({ Id_Number: numbers.rose }, cells.daughter);
      expect(await claimsOn(rosesPolicy)).toHaveLength(1);
      expect(texts()).toEqual([cells.daughter]);
    });
  });

  describe('who is told', () => {
    beforeEach(() => world.wait(86_400));

    test('the policyholder who is said to have died, once for each number, and the policyholder of somebody else', async () => {
      await report({ Id_Number: numbers.rose });
      expect(told().sort()).toEqual([
        ['ALIVE_CHECK', cells.rose],
        ['LIFE_REPORTED', cells.joseph],
      ]);
      const policy = await findPolicy(db.database, rosesPolicy);
      const page = { pageNumber: 1, pageSize: 10 };
      const { rows } = await listNotifications(db.database, policy?.customerId ?? '', {}, page);
      const checks = rows.filter(({ type }) => type === 'ALIVE_CHECK').map(({ policyNumber }) => policyNumber);
      expect(new Set(checks)).toEqual(new Set([rosesPolicy, rosesLapsedPolicy]));
    });

    test('not the policyholder who reported somebody else', async () => {
      await report({ Id_Number: numbers.rose }, cells.joseph);
      expect(told()).toEqual([['ALIVE_CHECK', cells.rose]]);
    });

    test('nobody on a policy that has ended, and nobody where the person is not certain', async () => {
      await report({ Id_Number: numbers.cancelled });
      await report({ Policy_Number: rosesPolicy, First_Name: 'Rosa', Surname: 'Mokoena' });
      expect(told()).toEqual([]);
    });

    test('nobody a second time of the same reporter, and again of another', async () => {
      await report({ Id_Number: numbers.rose });
      await report({ Id_Number: numbers.rose });
      expect(told()).toHaveLength(2);
      expect((await db.database.select().from(schema.deathReports)).map(({ status }) => status)).toEqual([
        'UNLINKED',
        'UNLINKED',
      ]);
      await report({ Id_Number: numbers.rose }, cells.daughter);
      expect(told()).toHaveLength(4);
    });

    test('each number before too, when it changed in the last ninety days', async () => {
      const changed = (to: string) =>
        inTransaction(db.database, (tx) =>
          messageQueue.enqueue(tx, {
            id: crypto.randomUUID(),
            policyNumber: rosesPolicy,
            message: { channel: 'SMS', to, text: 'The number was changed', purpose: 'CELL_CHANGED' },
            now: world.clock.now(),
          }),
        );
      await changed('27824440008');
      await changed('27824440009');
      await report({ Id_Number: numbers.rose });
      expect(told()).toContainEqual(['ALIVE_CHECK', '27824440008']);
      expect(told()).toContainEqual(['ALIVE_CHECK', '27824440009']);
      expect(told()).toContainEqual(['ALIVE_CHECK', cells.rose]);
      world.wait(91 * 86_400);
      world.outbox.length = 0;
      await report({ Id_Number: numbers.rose }, cells.son);
      expect(told()).not.toContainEqual(['ALIVE_CHECK', '27824440008']);
    });
  });

  test('two people with one passport number are not told apart by machine: staff look, and nobody is told', async () => {
    world.wait(86_400);
    const joseph = await findPolicy(db.database, josephsPolicy);
    if (!joseph) throw new Error('There is no such policy');
    const [relative] = joseph.record.ExtendedMembers;
    if (!relative) throw new Error('Nobody is on the policy');
    const other = {
      ...relative,
      id: crypto.randomUUID(),
      Id_Number: null,
      Id_Type: 'PASSPORT',
      Passport_Number: numbers.passport,
      Passport_Country: 'MZ',
    } as const;
    const record = { ...joseph.record, ExtendedMembers: [relative, other] };
    await inTransaction(db.database, (tx) => savePolicy(tx, record, joseph.version, world.clock.now()));
    const { status, found } = await foundFor({ Passport_Number: numbers.passport }, cells.rose);
    expect(status).toBe('UNLINKED');
    expect(found.map(([, , isLinked]) => isLinked)).toEqual([false, false]);
    expect(told()).toEqual([]);
  });

  test('knows whoever was named on the day of death, and nobody who was named, or whose number was changed, after it', async () => {
    const kept = await findPolicy(db.database, rosesPolicy);
    if (kept === null) throw new Error('The policy is gone');
    const save = async (Beneficiaries: typeof kept.record.Beneficiaries) => {
      const row = await findPolicy(db.database, rosesPolicy);
      if (row === null) throw new Error('The policy is gone');
      const record = { ...row.record, Beneficiaries };
      await inTransaction(db.database, (tx) => savePolicy(tx, record, row.version, world.clock.now()));
    };
    world.wait(86_400);
    await save(kept.record.Beneficiaries.map((one) => ({ ...one, Cell_Number: cells.stranger })));
    expect((await foundFor({ Id_Number: numbers.rose }, cells.stranger)).status).toBe('UNLINKED');
    expect((await foundFor({ Id_Number: numbers.rose }, cells.daughter)).status).toBe('LINKED');
    await save(kept.record.Beneficiaries);
  });

  test('writes every step into the audit: of the policies where somebody was found, and what became of the report', async () => {
    world.wait(86_400);
    const { id } = await rowOf(receiptOf(await report({ Id_Number: numbers.rose }, cells.daughter)).reference);
    const ofReport = async (chain: string) =>
      (await auditOf(db.database, chain))
        .filter(({ entityId }) => entityId === id)
        .map(({ action, after }) => ({ action, after }));
    expect(await ofReport(rosesPolicy)).toEqual([
      {
        action: 'DEATH_REPORT_MATCHED',
        after: { lifeKind: 'MAIN_MEMBER', isLinked: true, tells: 'ALIVE_CHECK' },
      },
    ]);
    expect(await ofReport('SYSTEM')).toMatchObject([
      { action: 'DEATH_REPORT_LOOKED_UP', after: { status: 'LINKED', lives: 3 } },
      { action: 'DEATH_REPORTED' },
    ]);
  });

  describe('as a job', () => {
    const tools = () => ({ database: db.database, clock: world.clock, random: webRandom });

    test('does what could not be done after the answer, once, and leaves those that are for staff', async () => {
      world.wait(86_400);
      const { id } = await rowOf(receiptOf(await report({ Id_Number: numbers.rose })).reference);
      await db.database.delete(schema.deathReportLives);
      await db.database.update(schema.deathReports).set({ status: 'RECEIVED', lookedUpAt: null });
      const [one, two] = await Promise.all([lookUpDeathReports(tools()), lookUpDeathReports(tools())]);
      expect(one + two).toBeGreaterThanOrEqual(1);
      expect(await db.database.select().from(schema.deathReportLives)).toHaveLength(3);
      const looked = (await auditOf(db.database, 'SYSTEM')).filter(
        ({ action, entityId }) => action === 'DEATH_REPORT_LOOKED_UP' && entityId === id,
      );
      expect(looked).toHaveLength(2);
      await db.database.update(schema.deathReports).set({ status: 'RECEIVED', isLeftToStaff: true });
      expect(await lookUpDeathReports(tools())).toBe(0);
    });

    test('sets one apart that fails, goes on with the next, and looks it up once it can', async () => {
      world.wait(86_400);
      const bad = await rowOf(receiptOf(await report({ Id_Number: numbers.rose })).reference);
      const good = await rowOf(receiptOf(await report({ Id_Number: numbers.nobody })).reference);
      await db.database.update(schema.deathReports).set({ status: 'RECEIVED' });
      expect(await lookUpDeathReports(tools())).toBe(1);
      expect(await itemsSetApart(db.database, 'DEATH_REPORT')).toMatchObject([
        { item: bad.id, policyNumber: null, reason: 'DATABASE_23505' }, // it has its lives already
      ]);
      expect(await rowOf(bad.reference)).toMatchObject({ status: 'RECEIVED' });
      expect(await rowOf(good.reference)).toMatchObject({ status: 'NO_MATCH' });
      await db.database.delete(schema.deathReportLives);
      expect(await lookUpDeathReports(tools())).toBe(0);
      world.wait(60);
      expect(await lookUpDeathReports(tools())).toBe(1);
      expect(await itemsSetApart(db.database, 'DEATH_REPORT')).toEqual([]);
    });

    test('ends between two reports when it is asked to', async () => {
      world.wait(86_400);
      await report({ Id_Number: numbers.nobody });
      await db.database.update(schema.deathReports).set({ status: 'RECEIVED' });
      expect(await lookUpDeathReports(tools(), AbortSignal.abort())).toBe(0);
    });
  });
});
