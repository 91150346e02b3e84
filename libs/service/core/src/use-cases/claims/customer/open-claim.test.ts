import { type Claim } from '@portal/contract';
import {
  auditOf,
  claimsOfPolicies,
  findPolicy,
  inTransaction,
  lockPolicy,
  saveClaim,
  savePolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../../../testing/world';
import {
  cell,
  claiming,
  claimOf,
  familyPolicy,
  othersPolicy,
  secondPolicy,
  seedClaimingFamily,
} from './testing/claiming-family';

onEveryDatabase('POST /claims', (db) => {
  let world: World;
  let my: ReturnType<typeof claiming>;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    await seedClaimingFamily(db.database, world.clock.now());
    my = claiming(world, (await world.signIn(familyPolicy)).accessToken);
    world.outbox.length = 0;
  });
  const stored = async () => claimsOfPolicies(db.database, [familyPolicy, secondPolicy, othersPolicy]);
  const childId = async () => (await my.policy()).Children[0]?.id;
  const openForChild = async (more: object = {}): Promise<Claim> =>
    claimOf(await my.open({ lifeId: await childId(), ...more }));

  test('opens a claim for somebody else on the policy: what it pays, what it needs and who acts next', async () => {
    const claim = await openForChild();
    expect(claim).toMatchObject({
      reference: expect.stringMatching(/^CL-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      policyNumber: familyPolicy,
      life: { name: 'Ayanda Sithole', kind: 'CHILD' },
      status: 'REPORTED',
      stage: { heading: 'We need documents from you' },
      awaits: 'CLAIMANT',
      decisionDue: null,
      completeAt: null,
      account: null,
      decision: null,
      payouts: [],
      allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT', 'SET_PARLOUR', 'WITHDRAW'],
      version: 1,
    });
    expect(claim.documents.map(({ type, neededFor, status }) => [type, neededFor, status])).toEqual([
      ['DEATH_CERTIFICATE', 'DECISION', 'NEEDED'],
      ['BIRTH_CERTIFICATE', 'DECISION', 'NEEDED'],
    ]);
    expect(claim.amounts).toEqual({
      cause: 'NATURAL',
      isDecided: false,
      lines: [{ kind: 'COVER', label: 'Cover', amount: 15_000, payOn: '2026-11-20' }],
      payableNow: 15_000,
      payableLater: 0,
      deduction: 0,
      premiumRefund: 0,
      disputed: 0,
      later: [],
      otherCauses: [],
      legalMaximum: null,
      whyNothing: null,
    });
    expect(claim.history).toEqual([{ at: '2026-11-20T08:00:00.000Z', what: 'The death was reported.' }]);
  });

  test('tells the policyholder by text message and in the portal, and is written down', async () => {
    const { reference } = await openForChild();
    expect(world.outbox).toMatchObject([{ to: cell, purpose: 'CLAIM_OPEN', text: expect.stringContaining(reference) }]);
    const { body } = await my.send('GET', '/notifications/in-app');
    expect(body.data).toMatchObject({ data: [{ type: 'CLAIM_OPEN', actionUrl: `/claims/${reference}` }] });
    const [event] = await auditOf(db.database, familyPolicy);
    expect(event).toMatchObject({
      action: 'CLAIM_OPENED',
      actorType: 'CUSTOMER',
      entityType: 'CLAIM',
      after: { reference, lifeKind: 'CHILD', dateOfDeath: '2026-11-10' },
    });
  });

  test('asks about the cause only where it changes the answer, and says what another cause would pay', async () => {
    const { ExtendedMembers } = await my.policy();
    const claim = claimOf(await my.open({ lifeId: ExtendedMembers[0]?.id, causeReported: 'UNKNOWN' }));
    expect(claim.documents.map(({ type }) => type)).toEqual([
      'DEATH_CERTIFICATE',
      'NOTICE_OF_DEATH',
      'POLICE_STATEMENT',
    ]);
    expect(claim.amounts).toMatchObject({
      cause: 'UNKNOWN',
      payableNow: 0,
      disputed: 10_000,
      otherCauses: [
        { cause: 'ACCIDENT', payableNow: 10_000, payableLater: 0 },
        { cause: 'VIOLENCE', payableNow: 10_000, payableLater: 0 },
      ],
    });
  });

  test('says what the law allows where that is why it pays less', async () => {
    const claim = await openForChild({ paidByOtherInsurers: 40_000 });
    expect(claim.amounts).toMatchObject({ payableNow: 10_000, legalMaximum: 50_000, whyNothing: null });
  });

  test('says why nothing is payable, in the sentence of a refusal', async () => {
    const { ExtendedMembers } = await my.policy();
    const claim = claimOf(await my.open({ lifeId: ExtendedMembers[0]?.id }));
    expect(claim.amounts).toMatchObject({
      payableNow: 0,
      whyNothing:
        'Grace Sithole died of natural causes on 10 November 2026. For natural causes the cover starts on 1 February 2027.',
    });
  });

  test('goes by the policy of the day of death: a change since then has no effect', async () => {
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, familyPolicy);
      if (!row) throw new Error('The policy is gone');
      const { record, version } = row;
      await savePolicy(tx, record, version, new Date('2026-11-09T08:00:00Z'));
      const Product = { ...record.Product, Product_Name: 'Another plan', cover6To13: 99_000 };
      await savePolicy(tx, { ...record, Product, Version: version + 1 }, version + 1, new Date('2026-11-15T08:00:00Z'));
    });
    expect((await openForChild()).amounts).toMatchObject({ payableNow: 15_000 });
    const [claim] = await stored();
    expect(claim?.record.policyOnDay).toMatchObject({
      productName: 'Gold Family Plan',
      policyholder: 'Naledi Sithole',
    });
  });

  test('takes off premiums that were overdue on the day of death', async () => {
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, familyPolicy);
      if (row) await savePolicy(tx, { ...row.record, Paid_To_Date: '2026-10-31' }, row.version, world.clock.now());
    });
    const { amounts } = await openForChild();
    const premium = (await my.policy()).Monthly_Premium;
    expect(amounts).toMatchObject({ deduction: premium, payableNow: 15_000 - premium });
    expect(amounts?.lines.at(-1)).toMatchObject({ kind: 'DEDUCTION', amount: -premium });
  });

  test('opens one for a stillborn child and for a baby who was never on the policy', async () => {
    const { MainMember } = await my.policy();
    const stillborn = claimOf(await my.open({ stillborn: { weeks: 30, motherLifeId: MainMember.id } }));
    expect(stillborn).toMatchObject({
      life: { id: null, name: 'Stillborn child', kind: 'STILLBORN' },
      amounts: { payableNow: 3750 },
      documents: [{ type: 'NOTICE_OF_DEATH', alsoTakes: ['STILLBIRTH_LETTER'] }],
    });
    const baby = { First_Name: 'Lwazi', Surname: 'Sithole', Date_Of_Birth: '2026-11-01' };
    const newborn = claimOf(await my.open({ newborn: baby }));
    expect(newborn).toMatchObject({ life: { id: null, name: 'Lwazi Sithole', kind: 'CHILD' } });
    expect(newborn.documents.map(({ type }) => type)).toContain('BIRTH_CERTIFICATE');
    expect(await my.open({ newborn: baby })).toMatchObject({ status: 409, body: { code: 'CLAIM_EXISTS' } });
    expect(claimOf(await my.open({ stillborn: { weeks: 30, motherLifeId: MainMember.id } })).reference).not.toBe(
      stillborn.reference,
    );
  });

  test('goes by the weeks of pregnancy as they were reported while no document says them', async () => {
    const { MainMember } = await my.policy();
    const { amounts } = claimOf(await my.open({ stillborn: { weeks: 25, motherLifeId: MainMember.id } }));
    expect(amounts?.whyNothing).toBe('We cover a stillborn child from 26 weeks. The report says 25.');
  });

  describe('refuses', () => {
    test('a second claim about the same person with the reference of the first, until that one is over', async () => {
      const first = await openForChild();
      const again = await my.open({ lifeId: await childId() });
      expect(again).toMatchObject({
        status: 409,
        body: {
          code: 'CLAIM_EXISTS',
          message: `There is already a claim for this person. Its reference is ${first.reference}.`,
        },
      });
      await inTransaction(db.database, async (tx) => {
        const [claim] = await claimsOfPolicies(tx, [familyPolicy]);
        if (claim) await saveClaim(tx, claim, { ...claim, status: 'WITHDRAWN' }, world.clock.now());
      });
      await openForChild();
      expect(await stored()).toHaveLength(2);
    });

    test('the death of the policyholder, who reports here', async () => {
      const { MainMember } = await my.policy();
      expect(await my.open({ lifeId: MainMember.id })).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });

    test('a policy of somebody else like one that does not exist, and a person who is not on it', async () => {
      const others = (await findPolicy(db.database, othersPolicy))?.record.Children[0]?.id;
      const foreign = await my.open({ policyNumber: othersPolicy, lifeId: others });
      const unknown = await my.open({ policyNumber: '7999999999', lifeId: others });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(unknown.text);
      for (const lifeId of [others, 'nobody']) expect((await my.open({ lifeId })).status).toBe(404);
      const { ExtendedMembers } = await my.policy();
      const mother = { weeks: 30, motherLifeId: ExtendedMembers[0]?.id };
      expect((await my.open({ stillborn: mother })).status).toBe(404);
      expect(await stored()).toEqual([]);
    });

    test.each([
      [{ dateOfDeath: '2026-11-21' }, 'dateOfDeath', 'The date of death cannot be in the future'],
      [{ dateOfDeath: '2016-05-09' }, 'dateOfDeath', 'The date of death is before the date of birth'],
      [{ dateOfDeath: '' }, 'dateOfDeath', 'Enter the date of death'],
      [{ causeReported: 'OLD_AGE' }, 'causeReported', 'Select the cause of death'],
      [{ countryOfDeath: 'XX' }, 'countryOfDeath', 'Select the country'],
      [{ stillborn: { weeks: 30, motherLifeId: 'mother' } }, 'lifeId', 'Select who died'],
    ])('%o', async (more, field, message) => {
      const sent = await my.open({ lifeId: await childId(), ...more });
      expect(sent).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
    });
  });

  test('happens once for each intention, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'one-intention' };
    const lifeId = await childId();
    const [first, again] = [await my.open({ lifeId }, headers), await my.open({ lifeId }, headers)];
    expect(again.text).toBe(first.text);
    expect(await stored()).toHaveLength(1);
    expect(world.outbox).toHaveLength(1);
    const other = await my.open({ lifeId, causeReported: 'ACCIDENT' }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });
});
