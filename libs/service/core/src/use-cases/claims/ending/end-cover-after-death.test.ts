import { settleEverything } from '@portal/service-change-pipeline';
import { auditOf, inTransaction, lockClaim, lockPolicy, saveClaim } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  anotherAdmin,
  cells,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { anEnding, couplesPolicy, type Ending, orphansPolicy, waivedPolicy } from './testing/an-ending';

/** Decided on 20 November 2026: the last day of cover is 19 January 2027. */
const [firstLetter, secondLetter, thirdLetter, lastDay, dayAfter] = [30, 46, 57, 60, 61];

const refusal = {
  kind: 'REPUDIATE',
  cause: 'NATURAL',
  reasonCode: 'FRAUD',
  reasonText: 'The number of the notice of death belongs to somebody else.',
  wording: 'We pay nothing where the documents are not genuine.',
  ...sworn,
};

onEveryDatabase('Where nobody takes over the policy of a main member who died', (db) => {
  let ending: Ending;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    ending = await anEnding(db.database);
  });
  const status = async (policyNumber = silverPolicy) => (await ending.row(policyNumber)).status;

  describe('the others', () => {
    test('are told 30, 14 and 3 days before, every adult on the own number, and are covered to the last day', async () => {
      await ending.decided();
      const on = [firstLetter - 1, firstLetter, firstLetter + 1, secondLetter, thirdLetter, lastDay, dayAfter];
      expect(await ending.lookOn(...on)).toEqual([0, 1, 0, 1, 1, 0, 1]);
      const texts = await ending.texts('COVER_ENDS');
      expect(texts.map(([to]) => to)).toEqual([cells.spouse, cells.spouse, cells.spouse]);
      expect(texts[0]?.[1]).toContain('the cover of 3 people on policy ...');
      expect(texts[0]?.[1]).toContain('ends on 19 January 2027 unless somebody takes it over, for R');
      const [said] = await ending.told('COVER_ENDS');
      expect(said).toMatch(
        /^The cover of Zodwa, Ayanda and Grace ends on 19 January 2027 unless somebody takes over the policy\. The premium would be R.\d+(\.\d\d)? a month\.$/,
      );
      expect(await ending.periods(silverPolicy)).toContain('CLAIMED 2027-01-20');
      expect((await ending.row(silverPolicy)).record).toMatchObject({
        Policy_Status: 'CLAIMED',
        Cancellation_Date: '2027-01-19',
        Grace_End_Date: null,
      });
      expect(await ending.lookOn(1, 40)).toEqual([0, 0]);
    });

    test('are told of no unpaid premium, and the policy lapses neither in these days nor before its end', async () => {
      const claim = await ending.decided();
      for (let day = 0; day <= dayAfter; day += 1) {
        await settleEverything(ending.tools);
        expect(['ACTIVE', 'IN_GRACE']).toContain(await status());
        if (day < dayAfter) await ending.look();
        ending.days(1);
      }
      // The job of the day was late: cover ended when the letters said all the same.
      expect(await ending.look()).toBe(1);
      expect((await ending.periods(silverPolicy)).at(-1)).toBe('CLAIMED 2027-01-20');
      expect(await ending.told('PREMIUM_UNPAID_NOTICE')).toEqual([]);
      expect((await ending.read(claim)).history.map(({ what }) => what)).toContain(
        'Nobody took the policy over: the others were covered until 19 January 2027.',
      );
    });

    test('have nothing collected or asked for after it, and requests that wait end with it', async () => {
      await ending.decided();
      ending.days(dayAfter);
      await settleEverything(ending.tools);
      const request = await ending.ask(silverPolicy, 'UPDATE_PAYMENT_METHOD');
      expect(await ending.look()).toBe(1);
      expect(await request.status()).toBe('EXPIRED');
      expect((await ending.row(silverPolicy)).nextStandingDay).toBeNull();
      const audited = (await auditOf(db.database, silverPolicy)).map(({ action }) => action);
      expect(audited).toEqual(expect.arrayContaining(['POLICY_CLAIMED', 'CHANGE_EXPIRED']));
    });
  });

  describe('it happens once', () => {
    test('however many processes look, and however often', async () => {
      await ending.decided();
      ending.days(firstLetter);
      expect((await Promise.all([ending.look(), ending.look(), ending.look()])).toSorted()).toEqual([0, 0, 1]);
      expect(await ending.texts('COVER_ENDS')).toHaveLength(1);
      ending.days(dayAfter - firstLetter);
      expect((await Promise.all([ending.look(), ending.look()])).toSorted()).toEqual([0, 1]);
      expect(await ending.look()).toBe(0);
      const ends = (await auditOf(db.database, silverPolicy)).filter(({ action }) => action === 'POLICY_CLAIMED');
      expect(ends).toHaveLength(1);
    });

    test('after somebody who holds the policy has let it go', async () => {
      await ending.decided();
      ending.days(dayAfter);
      let letGo = () => undefined as void;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      let isHeld = () => undefined as void;
      const begun = new Promise<void>((resolve) => (isHeld = resolve));
      const holding = inTransaction(db.database, async (tx) => {
        await lockPolicy(tx, silverPolicy);
        isHeld();
        await held;
      });
      await begun;
      const looking = ending.look();
      letGo();
      await holding;
      expect(await looking).toBe(1);
      expect(await status()).toBe('CLAIMED');
    });

    test('late where days were missed, as long as a letter helps', async () => {
      await ending.decided();
      expect(await ending.lookOn(firstLetter + 5, secondLetter, lastDay - 1)).toEqual([1, 1, 1]);
      expect(await ending.texts('COVER_ENDS')).toHaveLength(3);
    });
  });

  describe('the days begin anew', () => {
    test('with the next decision, where the claim is opened again', async () => {
      const claim = await ending.decided();
      ending.days(40);
      const reason = { reason: 'The account is being looked at.' };
      const open = await ending.desk.done(anotherAdmin, claim, 'recall', reason);
      ending.days(30);
      expect(await ending.look()).toBe(0);
      expect(await status()).not.toBe('CLAIMED');
      await ending.decide(open);
      expect(await ending.lookOn(thirdLetter, lastDay, dayAfter)).toEqual([1, 0, 1]);
      expect(await status()).toBe('CLAIMED');
    });

    test('never, where the claim is closed for now: the policy stands as its premiums say', async () => {
      const claim = await ending.desk.readyToDecide('MainMember');
      await inTransaction(db.database, async (tx) => {
        const held = await lockClaim(tx, claim.id);
        if (held) await saveClaim(tx, held, { status: 'DORMANT', record: held.record }, ending.desk.clock.now());
      });
      expect(await ending.lookOn(dayAfter, 200)).toEqual([0, 0]);
      expect(await status()).not.toBe('CLAIMED');
    });

    test('not with another death: who is left stays covered, and is named', async () => {
      await ending.decided();
      ending.days(10);
      const second = await ending.desk.openFor('Spouse', { dateOfDeath: '2026-11-28' });
      await ending.desk.done(someConsultant, await ending.desk.complete(second), 'confirm-death', {
        source: 'DEATH_CERTIFICATE',
      });
      expect(await ending.look()).toBe(0);
      expect(await ending.lookOn(firstLetter - 10)).toEqual([1]);
      expect((await ending.told('COVER_ENDS'))[0]).toMatch(/^The cover of Ayanda and Grace ends on 19 January 2027/);
    });
  });

  test('it ends at once where the last of the others has died too', async () => {
    await ending.decided(couplesPolicy);
    ending.days(10);
    expect(await ending.look()).toBe(0);
    const second = await ending.desk.openFor('Spouse', { policyNumber: couplesPolicy, dateOfDeath: '2026-11-28' });
    const source = { source: 'DEATH_CERTIFICATE' };
    await ending.desk.done(someConsultant, await ending.desk.complete(second), 'confirm-death', source);
    expect(await ending.lookOn(1)).toEqual([1]);
    expect((await ending.row(couplesPolicy)).record).toMatchObject({
      Policy_Status: 'CLAIMED',
      Cancellation_Date: '2026-11-30',
    });
    expect(await ending.texts('COVER_ENDS')).toEqual([]);
  });

  test('a refusal begins the days too', async () => {
    const claim = await ending.desk.readyToDecide('MainMember');
    const { status: decision } = await ending.decide(claim, refusal);
    expect(decision).toBe('REPUDIATED');
    expect(await ending.lookOn(firstLetter, lastDay, dayAfter)).toEqual([1, 0, 1]);
    expect(await status()).toBe('CLAIMED');
  });

  test('the guardian whom staff let in is told where a child alone is left, and no premium is guessed', async () => {
    const { id } = await ending.decided(orphansPolicy);
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, id);
      if (!held) throw new Error('There is no claim');
      const claimants = held.record.claimants.map((one) =>
        one.role === 'GUARDIAN' ? { ...one, cellNumber: '27826660012' } : one,
      );
      await saveClaim(
        tx,
        held,
        { status: held.status, record: { ...held.record, claimants } },
        ending.desk.clock.now(),
      );
    });
    expect(await ending.lookOn(firstLetter)).toEqual([1]);
    expect(await ending.told('COVER_ENDS', orphansPolicy)).toEqual([
      'The cover of Ayanda ends on 19 January 2027 unless somebody takes over the policy.',
    ]);
    expect(await ending.texts('COVER_ENDS')).toEqual([
      [
        '27826660012',
        `{product}: the cover of 1 person on policy ...${orphansPolicy.slice(-4)} ends on 19 January 2027 unless somebody takes it over: 086 000 7580.`,
      ],
    ]);
  });

  describe('a request to take it over', () => {
    test('holds the end while it waits; once it is declined cover ends the next day', async () => {
      await ending.decided();
      ending.days(lastDay);
      await settleEverything(ending.tools);
      const takeover = await ending.ask(silverPolicy, 'CONTINUE_POLICY');
      expect(await ending.lookOn(1, 10)).toEqual([0, 0]);
      expect(await status()).not.toBe('CLAIMED');
      await takeover.answer('DECLINED');
      expect(await ending.look()).toBe(0);
      expect(await ending.lookOn(1)).toEqual([1]);
      expect((await ending.row(silverPolicy)).record.Cancellation_Date).toBe('2027-01-29');
    });

    test('keeps the others covered to the day on which it is declined, also where the job of that day comes after the answer', async () => {
      const claim = await ending.decided();
      ending.days(lastDay);
      await settleEverything(ending.tools);
      const takeover = await ending.ask(silverPolicy, 'CONTINUE_POLICY');
      expect(await ending.lookOn(1, 9)).toEqual([0, 0]);
      ending.days(1);
      await takeover.answer('DECLINED');
      expect((await ending.read(claim)).coverAfterDeath?.isTakeoverAsked).toBe(false);
      expect(await ending.look()).toBe(0);
      expect(await ending.lookOn(1)).toEqual([1]);
      expect((await ending.row(silverPolicy)).record.Cancellation_Date).toBe('2027-01-29');
    });
  });

  describe('without premiums by the waiver', () => {
    test('the others are covered for its months, told before their end, and nothing is owed then', async () => {
      await ending.decided(waivedPolicy);
      expect(await status(waivedPolicy)).toBe('PAID_UP');
      // 31 October 2028 is 31 days before premiums would be due again.
      const toNotice = 711;
      expect(await ending.lookOn(dayAfter, toNotice - 1, toNotice)).toEqual([0, 0, 1]);
      expect((await ending.texts('COVER_ENDS'))[0]?.[1]).toContain('30 November 2028');
      ending.days(30);
      expect(await ending.look()).toBe(0);
      ending.days(1);
      await settleEverything(ending.tools);
      expect(await ending.look()).toBe(1);
      expect(await ending.periods(waivedPolicy)).toEqual([
        'ACTIVE 2022-02-01',
        'PAID_UP 2026-12-01',
        'CLAIMED 2028-12-01',
      ]);
      expect(await ending.told('PREMIUM_UNPAID_NOTICE', waivedPolicy)).toEqual([]);
    });
  });

  test('staff see until when the others are covered, and who may take it over', async () => {
    const claim = await ending.decided();
    expect(claim.coverAfterDeath).toEqual({
      lastDay: '2027-01-19',
      successor: { role: 'SPOUSE', name: 'Zodwa Jacobs' },
      isTakeoverAsked: false,
      isOver: false,
    });
    await ending.ask(silverPolicy, 'CONTINUE_POLICY', { expiresAt: new Date('2026-11-25T08:00:00Z') });
    expect((await ending.read(claim)).coverAfterDeath?.isTakeoverAsked).toBe(true);
    ending.days(dayAfter);
    await ending.look();
    expect(await ending.desk.read(somePortalAdmin, claim)).toMatchObject({
      coverAfterDeath: { lastDay: '2027-01-19', isOver: true, successor: null },
    });
  });
});
