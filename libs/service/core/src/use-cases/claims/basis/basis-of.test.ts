import {
  type Database,
  findPolicy,
  inTransaction,
  lockPolicy,
  messageQueue,
  savePolicy,
  seed,
  webRandom,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { familyPolicy, seedClaimingFamily } from '../customer/testing/claiming-family';
import { basisOf } from './basis-of';

const now = new Date('2026-11-20T08:00:00Z');
const today = '2026-11-20';
const otherPolicy = policyNumberFor('7', 631);
const nothingFound = {
  isPreviousInsurerReliedOn: false,
  isTransportPaidInMoney: false,
  wasEndedIntentionally: false,
  paidByOtherInsurers: 0,
};

const recordOf = async (database: Database) => {
  const row = await findPolicy(database, familyPolicy);
  if (!row) throw new Error('The policy is gone');
  return row.record;
};
const basisFor = async (database: Database, dateOfDeath: string, lifeId?: string) => {
  const record = await recordOf(database);
  const said = { lifeId: lifeId ?? record.Spouse?.id ?? null, stillborn: null, newborn: null };
  const death = { record, said, dateOfDeath, facts: nothingFound, transportInvoice: null, today, claimId: null };
  return basisOf(database, death);
};

onEveryDatabase('what a claim rests on', (db) => {
  beforeEach(async () => {
    await emptyDatabase(db.database);
    await seedClaimingFamily(db.database, now);
  });

  test('is the policy of the day of death, with who is paid by it', async () => {
    const { who, basis, policyOnDay } = await basisFor(db.database, '2026-11-10');
    expect(who).toMatchObject({ kind: 'SPOUSE', firstName: 'Bongani', surname: 'Sithole' });
    expect(basis).toMatchObject({
      policy: { status: 'ACTIVE', nothing: null },
      life: { kind: 'SPOUSE', nothing: null },
    });
    expect(policyOnDay).toMatchObject({
      productName: 'Gold Family Plan',
      standing: { status: 'ACTIVE', lastDay: null, lapse: null },
      beneficiaries: [{ First_Name: 'Bongani', Benefit_Share: 100 }],
    });
  });

  describe('counts a lapse', () => {
    /** The policy lapses on 15 November 2026 because the premium of 1 October is not paid. */
    const lapse = () =>
      inTransaction(db.database, async (tx) => {
        const row = await lockPolicy(tx, familyPolicy);
        if (!row) throw new Error('The policy is gone');
        const { record, version } = row;
        const grace = { Paid_To_Date: '2026-09-30', Grace_End_Date: '2026-10-31' };
        await savePolicy(
          tx,
          { ...record, ...grace, Policy_Status: 'LAPSED', Lapse_Date: '2026-11-01', Version: version + 1 },
          version,
          new Date('2026-11-01T01:00:00Z'),
        );
      });
    const notice = (sentAt: Date) =>
      inTransaction(db.database, async (tx) => {
        const message = {
          channel: 'SMS',
          to: '27825550001',
          text: 'Unpaid',
          purpose: 'PREMIUM_UNPAID_NOTICE',
        } as const;
        await messageQueue.enqueue(tx, { id: webRandom.uuid(), policyNumber: familyPolicy, message, now: sentAt });
        const [claimed] = await messageQueue.claim(tx as never, { now: sentAt, leaseMs: 1000, most: 1 });
        if (claimed) await messageQueue.sent(tx, [claimed], sentAt);
      });

    test('only where a notice went out within fifteen days of the due date', async () => {
      await lapse();
      expect((await basisFor(db.database, '2026-11-10')).basis.policy).toMatchObject({
        status: 'IN_GRACE',
        code: 'LAPSE_NOT_PROVEN',
        nothing: null,
      });
      await notice(new Date('2026-10-20T08:00:00Z'));
      expect((await basisFor(db.database, '2026-11-10')).basis.policy).toMatchObject({ code: 'LAPSE_NOT_PROVEN' });
      await notice(new Date('2026-10-04T08:00:00Z'));
      expect((await basisFor(db.database, '2026-11-10')).basis.policy).toEqual({
        status: 'LAPSED',
        code: null,
        nothing: {
          code: 'LAPSED',
          lapsedOn: '2026-11-01',
          premiumDue: '2026-10-01',
          noticeSentOn: '2026-10-04',
        },
      });
    });

    test('from its own day on: the day before is paid less what is owed', async () => {
      await lapse();
      const { basis } = await basisFor(db.database, '2026-10-31');
      expect(basis.policy).toMatchObject({ status: 'IN_GRACE', nothing: null });
      expect(basis.overduePremiums.map(({ due }) => due)).toEqual(['2026-10-01']);
    });
  });

  test('has what older policies of ours pay for the same person, known there by another name', async () => {
    const { Id_Number } = (await recordOf(db.database)).Spouse ?? {};
    const bongani = {
      First_Name: 'Bongani',
      Surname: 'Sithole',
      Date_Of_Birth: '1980-10-02',
      Id_Number: Id_Number ?? '',
    };
    const owner = { First_Name: 'Sizwe', Surname: 'Sithole', Date_Of_Birth: '1955-03-03' };
    const policy = {
      Policy_Number: otherPolicy,
      Policy_Status: 'ACTIVE',
      Inception_Date: '2020-01-01',
      Paid_To_Date: '2026-11-30',
      PaymentMethod: { Payment_Method: 'EFT' },
      Product: { id: 'prd-fa-020' },
    } as const;
    const PhysicalAddress = (await recordOf(db.database)).MainMember.PhysicalAddress;
    const Cell_Number = '27825550009';
    await seed(
      db.database,
      {
        policies: [
          {
            ...policy,
            MainMember: { ...owner, Id_Number: anIdNumber({ born: '1955-03-03' }), Cell_Number, PhysicalAddress },
            ExtendedMembers: [{ ...bongani, First_Name: 'Bongi', Relationship: 'COUSIN', Cover_Amount: 10_000 }],
          },
        ],
      },
      now,
    );
    const { basis } = await basisFor(db.database, '2026-11-10');
    expect(basis.coverElsewhere).toEqual([
      {
        policyNumber: otherPolicy,
        inceptionDate: '2020-01-01',
        amounts: { NATURAL: 10_000, ACCIDENT: 10_000, VIOLENCE: 10_000, SUICIDE: 10_000 },
      },
    ]);
  });
});
