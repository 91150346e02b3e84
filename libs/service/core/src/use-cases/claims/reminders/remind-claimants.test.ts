import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  auditOf,
  findClaim,
  inTransaction,
  itemsSetApart,
  lockClaim,
  payoutsOfClaims,
  savePayout,
  schema,
  type SeedPolicy,
  webRandom,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  approved,
  cells,
  type ClaimsDesk,
  desksFamilies,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { remindClaimants } from './remind-claimants';

/** Another family, so that two claims wait at once. */
function others(): SeedPolicy {
  const silver = desksFamilies.find(({ Policy_Number }) => Policy_Number === silverPolicy);
  if (!silver) throw new Error('The family is gone');
  const { Spouse: _spouse, ...alone } = silver;
  const Id_Number = anIdNumber({ born: '1972-07-14', sequence: 4 });
  return { ...alone, Policy_Number: policyNumberFor('7', 691), MainMember: { ...silver.MainMember, Id_Number } };
}

/** The same, with more for an accident. */
function accidental(): SeedPolicy {
  const Id_Number = anIdNumber({ born: '1972-07-14', sequence: 5 });
  return {
    ...others(),
    Policy_Number: policyNumberFor('7', 689),
    MainMember: { ...others().MainMember, Id_Number },
    SupplementaryBenefits: [
      { id: 'sup-accidental', name: 'Accidental death benefit', price: 20, startDate: '2023-02-01' },
    ],
  };
}

onEveryDatabase('Whoever claims', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: othersPolicy } = others();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [others(), accidental()]);
  });
  const look = () => remindClaimants({ database: db.database, clock: desk.clock, random: webRandom });
  const days = (count: number) => desk.wait(count * 86_400);
  /** Every text that was put down for a purpose, by the number that it goes to. */
  const texts = async (purpose: string) =>
    (await db.database.select().from(schema.outbox))
      .filter(({ message }) => message.purpose === purpose)
      .map(({ message }) => message.to);
  /** Looks on each of these days after now, which are counted from the same day. */
  async function lookOn(...on: number[]) {
    let passed = 0;
    const sent: number[] = [];
    for (const day of on) {
      days(day - passed);
      passed = day;
      sent.push(await look());
    }
    return sent;
  }

  describe('is reminded of missing documents', () => {
    test('on day 7, 21 and 60, by text message with how many are missing; on day 180 the claim is closed for now', async () => {
      const claim = await desk.openFor('Spouse');
      const before = (await texts('CLAIM_DOCUMENTS')).length;
      expect(await lookOn(6, 7, 8, 20, 21, 59, 60, 61, 179)).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 0]);
      expect((await texts('CLAIM_DOCUMENTS')).slice(before)).toEqual([cells.holder, cells.holder, cells.holder]);
      expect((await findClaim(db.database, claim.id))?.status).toBe('REPORTED');
      days(1);
      expect(await look()).toBe(1);
      expect(await findClaim(db.database, claim.id)).toMatchObject({ status: 'DORMANT', awaits: 'NOBODY' });
      const [event] = await auditOf(db.database, silverPolicy);
      expect(event).toMatchObject({ action: 'CLAIM_CLOSED_FOR_NOW', actorType: 'SYSTEM' });
      days(200);
      expect(await look()).toBe(0);
    });

    test('once, however many processes look and however often, and late where a day was missed', async () => {
      await desk.openFor('Spouse');
      await desk.openFor('Children', { policyNumber: othersPolicy });
      const before = (await texts('CLAIM_DOCUMENTS')).length;
      days(9);
      const looked = await Promise.all([look(), look(), look()]);
      expect(looked.reduce((sum, one) => sum + one, 0)).toBe(2);
      expect(await look()).toBe(0);
      expect(await texts('CLAIM_DOCUMENTS')).toHaveLength(before + 2);
      days(1);
      expect(await look()).toBe(0);
    });

    test('where another claim cannot be looked at: that one is set apart, and looked at again once it can be', async () => {
      const broken = await desk.openFor('Spouse');
      await desk.openFor('Children', { policyNumber: othersPolicy });
      await db.database.execute(
        sql`CREATE FUNCTION fail_on_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
      );
      await db.database.execute(
        sql.raw(`CREATE TRIGGER fail_on_test BEFORE UPDATE OF reminders_looked_on ON claims FOR EACH ROW
          WHEN (NEW.id = '${broken.id}') EXECUTE FUNCTION fail_on_test()`),
      );
      days(9);
      expect(await look()).toBe(1);
      expect(await itemsSetApart(db.database, 'CLAIM_REMINDERS')).toMatchObject([
        { item: broken.id, policyNumber: silverPolicy, reason: 'DATABASE_P0001', attempts: 1 },
      ]);
      await db.database.execute(sql`DROP TRIGGER fail_on_test ON claims`);
      expect(await look()).toBe(0);
      desk.wait(60);
      expect(await look()).toBe(1);
      expect(await itemsSetApart(db.database, 'CLAIM_REMINDERS')).toEqual([]);
    });

    test('anew from the day on which the last document came, and no more once nothing is missing', async () => {
      const claim = await desk.openFor('Spouse');
      days(6);
      const part = dataOf<ClaimCase>(await desk.receive(claim, 'MARRIAGE_CERTIFICATE'));
      expect(part.status).toBe('REPORTED');
      expect(await lookOn(1, 6, 7)).toEqual([0, 0, 1]);
      await desk.complete(await desk.read(someConsultant, claim));
      expect(await lookOn(21, 60, 180)).toEqual([0, 0, 0]);
    });
  });

  describe('is asked again where to pay', () => {
    const approvedClaim = async () => {
      const claim = await desk.readyToDecide('MainMember');
      return desk.done(somePortalAdmin, await desk.recommended(claim, approved), 'confirm', { note: null, ...sworn });
    };

    test('on day 1, 7, 30, 90 and 180 after the approval, each on the own number, until the account is there', async () => {
      const { id } = await approvedClaim();
      const before = (await texts('CLAIM_ACCOUNT')).length;
      expect(await lookOn(0, 1, 2, 7, 30)).toEqual([0, 1, 0, 1, 1]);
      const asked = (await texts('CLAIM_ACCOUNT')).slice(before);
      expect(asked.toSorted()).toEqual([...Array<string>(3).fill(cells.son), ...Array<string>(3).fill(cells.daughter)]);
      await inTransaction(db.database, async (tx) => {
        await lockClaim(tx, id);
        const [first] = await payoutsOfClaims(tx, [id]);
        if (first) await savePayout(tx, first, { ...first, status: 'READY' }, desk.clock.now());
      });
      expect(await lookOn(60, 61)).toEqual([1, 0]);
      expect(await texts('CLAIM_ACCOUNT')).toHaveLength(before + 7);
    });

    test('of a part that was approved while the rest is looked into', async () => {
      const { Policy_Number: policyNumber } = accidental();
      const claim = await desk.readyToDecide('MainMember', { policyNumber, causeReported: 'UNKNOWN' });
      const part = { cause: 'UNKNOWN', kind: 'PART_APPROVE', reasonText: 'what the police find', ...sworn };
      const confirming = { note: 'Looked at it.', ...sworn };
      const disputed = await desk.done(somePortalAdmin, await desk.recommended(claim, part), 'confirm', confirming);
      expect(disputed).toMatchObject({ status: 'DISPUTED', awaits: 'US' });
      const before = (await texts('CLAIM_ACCOUNT')).length;
      expect(await lookOn(0, 1, 2, 7)).toEqual([0, 1, 0, 1]);
      expect(new Set((await texts('CLAIM_ACCOUNT')).slice(before))).toEqual(new Set([cells.son, cells.daughter]));
    });

    test('once, however many processes look', async () => {
      await approvedClaim();
      const before = (await texts('CLAIM_ACCOUNT')).length;
      days(1);
      expect((await Promise.all([look(), look()])).toSorted()).toEqual([0, 1]);
      expect(await texts('CLAIM_ACCOUNT')).toHaveLength(before + 2);
    });
  });
});
