import { addDays, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { anIdNumber, aPdf } from '@portal/domain/testing';
import { type ClaimRow, insertClaim, inTransaction, saveClaim, schema } from '@portal/service-store';
import { aClaimRecord, aNewClaim, onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { settlePolicy } from '../lifecycle/settle-policy';
import { addExtendedMember } from '../planners/new-lives';
import { removeExtendedMember } from '../planners/remove-life';
import { updateChild } from '../planners/update-life';
import { approve, ask, decide, decline, messages } from '../testing/a-request';
import { aRelativeOn } from '../testing/relatives';
import { aWorld, type World } from '../testing/world';
import { sendReminders } from './send-reminders';

const born = '2003-05-10'; // 23 on 20 November 2026
const student = {
  First_Name: 'Thabo',
  Date_Of_Birth: born,
  Id_Number: anIdNumber({ born, sequence: 3 }),
  Cover_End_Date: '2029-05-10',
  Is_Student: true,
  Institution_Name: 'Wits',
  Study_Year: 3,
  Proof_Of_Study_Until: '2026-12-31',
};
const tendai = {
  First_Name: 'Tendai',
  Surname: 'Moyo',
  Date_Of_Birth: '1990-05-05',
  Id_Type: 'PASSPORT' as const,
  Passport_Number: 'FN123456',
  Passport_Country: 'ZW',
  Passport_Expiry_Date: '2030-01-01',
};
const proof = {
  base64File: btoa(aPdf()),
  fileName: 'proof.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  type: 'PROOF_OF_STUDY' as const,
};

onEveryDatabase('Reminders that are held back', (db) => {
  let world: World;
  let id: string;
  beforeEach(async () => {
    world = await aWorld(db.database);
    await world.edit(({ Children: [first, ...rest] }) => ({ Children: [{ ...first!, ...student }, ...rest] }));
    id = (await world.policy()).record.Children[0]!.id;
  });
  const today = () => todayInJohannesburg(world.tools.clock.now());
  const liveUntil = async (last: PlainDate) => {
    for (; today() <= last; world.wait(1)) await sendReminders(world.tools);
  };
  const until = (day: PlainDate) => {
    while (today() < day) world.wait(1);
  };
  /** The days on which it was said. */
  const sent = async (type: string) => {
    const { inApp } = await messages(world);
    const moments = inApp.filter((one) => one.type === type).map(({ createdAt }) => todayInJohannesburg(createdAt));
    return moments.sort();
  };
  const claimOn = (lifeId: string, status: ClaimRow['status']) =>
    inTransaction(db.database, (tx) =>
      insertClaim(
        tx,
        aNewClaim({ policyNumber: world.policyNumber, lifeKey: lifeId, status, record: aClaimRecord({ lifeId }) }),
      ),
    );

  it('nobody is asked for the proof of study of a child whose death is claimed; of one who lives after all they are', async () => {
    until('2027-02-25');
    const claim = await claimOn(id, 'REPORTED');
    await liveUntil('2027-03-10'); // the first reminder was for 1 March
    expect(await messages(world)).toMatchObject({ sms: [], inApp: [] });
    const now = world.tools.clock.now();
    await inTransaction(db.database, (tx) => saveClaim(tx, claim, { ...claim, status: 'VOID' }, now));
    await liveUntil('2027-03-12');
    expect(await sent('PROOF_OF_STUDY_DUE')).toEqual(['2027-03-11']);
  });

  it('nobody is asked for proof that they have sent and we have not judged; once it is declined they are', async () => {
    until('2027-02-20');
    const action = await ask(world, 'customer', updateChild, { id, Documents: [proof] } as { id: string });
    await liveUntil('2027-03-05');
    expect(await sent('PROOF_OF_STUDY_DUE')).toEqual([]);
    await decide(world, action.id, 'consultant', decline);
    await liveUntil('2027-03-08');
    expect(await sent('PROOF_OF_STUDY_DUE')).toEqual(['2027-03-06']);
  });

  it('another request about the same child holds nothing back', async () => {
    until('2027-02-20');
    await ask(world, 'customer', updateChild, { id, Study_Year: 4 } as { id: string });
    await liveUntil('2027-03-01');
    expect(await sent('PROOF_OF_STUDY_DUE')).toEqual(['2027-03-01']);
  });

  it('nobody is asked anything by the telephone of a policyholder who died', async () => {
    await world.edit(({ MainMember }) => ({ MainMember: { ...MainMember, Life_Status: 'DECEASED' } }));
    until('2027-02-25');
    await liveUntil('2027-03-05');
    expect((await messages(world)).sms).toEqual([]);
  });

  it('a premium that is due at the beginning of a month is named as what that month costs', async () => {
    await world.edit(({ PaymentMethod }) => ({
      PaymentMethod: { ...PaymentMethod, Payment_Method: 'PAYAT', Debit_Day: 1 },
      Paid_To_Date: '2026-11-30',
    }));
    const { record: before } = await world.policy();
    const leaving = before.ExtendedMembers[0]!.id;
    const action = await ask(world, 'customer', removeExtendedMember, { id: leaving, Reason: 'NOT_AFFORDABLE' });
    await decide(world, action.id, 'consultant', approve);
    await liveUntil('2026-11-30');
    const { sms } = await messages(world);
    await settlePolicy(world.tools, world.policyNumber);
    const { record: after } = await world.policy();
    expect(after.Monthly_Premium).toBeLessThan(before.Monthly_Premium);
    const [told] = sms.filter(({ purpose }) => purpose === 'PREMIUM_DUE');
    expect(told?.text).toContain(`R ${after.Monthly_Premium}`.replace(' ', '\u00a0'));
  });

  it('a premium that credit would pay is asked for where what was approved makes it dearer', async () => {
    await world.edit(({ PaymentMethod, Monthly_Premium }) => ({
      PaymentMethod: { ...PaymentMethod, Payment_Method: 'PAYAT', Debit_Day: 1 },
      Paid_To_Date: '2026-11-30',
      Premium_Credit: Monthly_Premium,
    }));
    const cousin = await aRelativeOn(world, tendai, 20_000);
    const action = await ask(world, 'customer', addExtendedMember, cousin);
    await decide(world, action.id, 'consultant', approve);
    await liveUntil('2026-11-30');
    expect(await sent('PREMIUM_DUE')).toEqual(['2026-11-26']);
  });

  it('whoever pays by debit order is told of a premium that no debit order collects, and that they have to pay it', async () => {
    await world.edit(({ PaymentMethod }) => ({
      PaymentMethod: { ...PaymentMethod, Payment_Method: 'DEBIT_ORDER', Debit_Day: 15 },
      DebiCheckMandate: null,
      Paid_To_Date: '2026-11-30',
    }));
    await liveUntil('2026-12-11');
    expect(await sent('PREMIUM_DUE')).toEqual(['2026-12-10']);
    const { sms } = await messages(world);
    expect(sms.map(({ text }) => text).join()).toContain('No debit order collects it, so please pay it yourself.');
  });

  it('a policy that fails is set apart, wakes nobody by a job that fails, and is tried again', async () => {
    await world.edit({ Monthly_Premium: 500 });
    const { record } = await world.policy();
    const put = (broken: object, nextReminderDay: PlainDate) =>
      db.database
        .update(schema.policies)
        .set({ record: broken as typeof record, nextReminderDay })
        .where(eq(schema.policies.policyNumber, world.policyNumber));
    await put({}, addDays(today(), -1));
    const reported: object[] = [];
    const tools = { ...world.tools, report: (problem: object) => reported.push(problem) };
    expect(await sendReminders(tools)).toBe(0);
    expect(reported).toMatchObject([{ attempts: 1 }]);
    await sendReminders(tools);
    expect(reported).toHaveLength(1);
    world.waitMinutes(2);
    await sendReminders(tools);
    expect(reported).toHaveLength(2);
    await put(record, addDays(today(), -1));
    world.waitMinutes(10);
    await sendReminders(tools);
    expect(await db.database.select().from(schema.setApartPolicies)).toEqual([]);
  });
});
