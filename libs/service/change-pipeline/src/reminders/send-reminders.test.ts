import { addDays, type PlainDate } from '@portal/domain';
import { atSize } from '@portal/domain/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { policiesToRemind, schema, seed, type SeedPolicy, webRandom } from '@portal/service-store';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../testing/a-family';
import { sendReminders } from './send-reminders';
import { askForChild, messages } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';

const start = '2026-11-20';

onEveryDatabase('Reminders', (db) => {
  /** A world in which the days since the 20 November pass, and rounds are missed as told. */
  async function over(world: World, days: number, isMissed: (day: PlainDate) => boolean = () => false) {
    for (let day = start; day < addDays(start, days); day = addDays(day, 1), world.wait(1)) {
      if (!isMissed(day)) await sendReminders(world.tools);
    }
  }
  const typesOf = async (world: World) => (await messages(world)).inApp.map(({ type }) => type);
  const dayOf = (moment: Date) => new Date(moment.getTime() + 7_200_000).toISOString().slice(0, 10);

  describe('of a policy', () => {
    let world: World;
    beforeEach(async () => {
      world = await aWorld(db.database);
    });
    const change = async (fields: object) => {
      const { record } = await world.policy();
      await db.database
        .update(schema.policies)
        .set({ record: { ...record, ...fields }, nextReminderDay: '2000-01-01' })
        .where(eq(schema.policies.policyNumber, world.policyNumber));
    };

    it('are sent 3 days before a request expires, once, whoever must decide', async () => {
      const own = await askForChild(world, 'customer');
      const staffs = await askForChild(world, 'consultant', 3);
      await over(world, 29);
      const { inApp, sms } = await messages(world);
      const sent = inApp.filter(({ createdAt }) => dayOf(createdAt) > start);
      expect(sent.map(({ type, createdAt }) => [type, dayOf(createdAt)]).sort()).toEqual([
        ['REQUEST_EXPIRING', '2026-12-17'],
        ['REQUEST_EXPIRING', '2026-12-17'],
      ]);
      expect(sent.map(({ inAppMessage }) => inAppMessage).sort()).toEqual([
        expect.stringMatching(/^A change to your policy still needs your approval: Add child. It expires on .*2026.$/),
        expect.stringMatching(/^Your request "Add child" is not decided yet. It expires on .*2026; /),
      ]);
      // The text message is about the one that they must approve.
      expect(sms.map(({ purpose }) => purpose)).toEqual(['APPROVAL_REQUIRED', 'REQUEST_EXPIRING']);
      expect(new Set([own.id, staffs.id]).size).toBe(2);
    });

    it('are made up for when rounds were missed, and are sent once by several processes', async () => {
      await askForChild(world, 'customer');
      await over(world, 28, (day) => day < '2026-12-17');
      expect(await typesOf(world)).toEqual(['CHANGE_SUBMITTED', 'REQUEST_EXPIRING']);
      const again = await Promise.all([1, 2, 3].map(() => sendReminders(world.tools)));
      expect(again).toEqual([0, 0, 0]);
    });

    it('are not sent of what is over', async () => {
      await askForChild(world, 'customer');
      world.wait(30);
      await sendReminders(world.tools);
      expect((await typesOf(world)).sort()).toEqual(['CHANGE_EXPIRED', 'CHANGE_SUBMITTED']);
    });

    it('of a premium that nobody collects go by SMS 5 days before it is due', async () => {
      const { record } = await world.policy();
      const PaymentMethod = { ...record.PaymentMethod, Payment_Method: 'PAYAT', Debit_Day: 15 };
      await change({ PaymentMethod, Paid_To_Date: '2026-11-30' });
      await over(world, 24);
      const { sms, inApp } = await messages(world);
      expect(sms.map(({ purpose }) => purpose)).toEqual(['PREMIUM_DUE']);
      expect(dayOf(inApp[0]!.createdAt)).toBe('2026-12-10');
    });

    it('of premiums that begin again go to whoever has the policy 31 days before, by SMS too, and never twice', async () => {
      await change({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2026-12-31', Paid_To_Date: '2026-11-30' });
      await over(world, 42);
      const { sms, inApp } = await messages(world);
      const { record } = await world.policy();
      expect(inApp.map(({ type, createdAt }) => [type, dayOf(createdAt)])).toEqual([['PREMIUMS_RESUME', '2026-12-01']]);
      expect(sms).toMatchObject([{ purpose: 'PREMIUMS_RESUME', to: record.MainMember.Cell_Number }]);
      expect(sms[0]?.text).toContain('From 1 January 2027 the premium is R');
    });

    it('of extra cover whose waiting period ends are sent once, in the portal only', async () => {
      const { record } = await world.policy();
      const lifeId = record.MainMember.id;
      const extra = { lifeId, amount: 5000, startDate: '2026-06-01', waitingPeriodEndDate: '2026-12-01' };
      await change({ Cover_Increases: [extra], Paid_To_Date: '2027-12-31' });
      await over(world, 30, (day) => day === '2026-12-01');
      const { sms, inApp } = await messages(world);
      expect(inApp.map(({ inAppMessage, createdAt }) => [inAppMessage, dayOf(createdAt)])).toEqual([
        [`The waiting period for the extra cover of ${record.MainMember.First_Name} has ended.`, '2026-12-02'],
      ]);
      expect(sms).toEqual([]);
    });

    it('of a student go 60, 30 and 7 days before cover ends, each with a way to the child', async () => {
      const { record } = await world.policy();
      const [child, ...rest] = record.Children;
      const student = { ...child, Date_Of_Birth: '2003-05-10', Cover_End_Date: '2029-05-10', Is_Student: true };
      await change({ Children: [{ ...student, Proof_Of_Study_Until: '2027-03-31' }, ...rest] });
      await over(world, 170, (day) => day > '2027-01-01' && day.endsWith('1'));
      const { inApp, sms } = await messages(world);
      expect(inApp.map(({ type, createdAt }) => [type, dayOf(createdAt)])).toEqual([
        ['PROOF_OF_STUDY_DUE', '2027-03-02'],
        ['PROOF_OF_STUDY_DUE', '2027-04-02'],
        ['PROOF_OF_STUDY_DUE', '2027-04-23'],
      ]);
      expect(inApp[0]?.actionUrl).toContain(child?.id);
      expect(sms).toHaveLength(3);
    });
  });

  it('look only at policies with something to look for, batch by batch', async () => {
    const families = atSize({ test: 130, prove: 3000 });
    await emptyDatabase(db.database);
    const policies = Array.from({ length: families }, (_, index): SeedPolicy => ({
      Policy_Number: `71${String(index).padStart(8, '0')}`,
      Inception_Date: '2024-03-01',
      Paid_To_Date: '2027-12-31',
      Product: aFamily.Product,
      MainMember: aFamily.MainMember,
    }));
    const now = new Date(`${start}T08:00:00Z`);
    await seed(db.database, { policies }, now);
    const tools = { database: db.database, clock: { now: () => now }, random: webRandom };
    const asked = { now, today: start, after: '', most: families };
    expect(await policiesToRemind(db.database, asked)).toEqual([]);
    await db.database.update(schema.policies).set({ nextReminderDay: start });
    expect(await policiesToRemind(db.database, asked)).toHaveLength(families);
    const mostInRound = 2000;
    for (let left = families; left > 0; left -= mostInRound) expect(await sendReminders(tools)).toBe(0);
    expect(await policiesToRemind(db.database, asked)).toEqual([]);
  });

  it('of one policy that cannot be read hold up no other', async () => {
    const world = await aWorld(db.database);
    const broken: SeedPolicy = { ...aFamily, Policy_Number: '7000010000' };
    await seed(db.database, { policies: [broken] }, world.tools.clock.now());
    await askForChild(world, 'customer');
    await db.database.execute(
      sql`UPDATE policies SET record = '{}', next_reminder_day = '2000-01-01' WHERE policy_number = '7000010000'`,
    );
    world.wait(27);
    await sendReminders(world.tools);
    expect(await typesOf(world)).toEqual(['CHANGE_SUBMITTED', 'REQUEST_EXPIRING']);
  });
});
