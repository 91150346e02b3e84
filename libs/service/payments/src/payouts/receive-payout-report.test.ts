import { type BankedPayout } from '@portal/contract';
import { atSize } from '@portal/domain/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClaimToPay, type ClaimToPay } from '../testing/a-claim-to-pay';

const purposes = async (world: ClaimToPay) => (await world.texts()).map(({ purpose }) => purpose);
const history = async (world: ClaimToPay) => (await world.claim()).record.history.map(({ event }) => event);
const back = { result: 'RETURNED', reason: 'ACCOUNT_CLOSED', returnedAt: '2026-11-20T10:02:00.000Z' } as const;
const refused = { result: 'FAILED', reason: 'OTHER_HOLDER', paidAt: null } as const;

onEveryDatabase('What the bank says of a payment', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  /** The payments of a claim, handed over at twelve. */
  const sent = async (payees?: Parameters<typeof aClaimToPay>[1]) => {
    const world = await aClaimToPay(db.database, payees);
    world.at('2026-11-20T12:00');
    await world.send();
    return world;
  };

  describe('that it paid', () => {
    it('makes the claim paid, and tells whoever is paid by text message and in the portal', async () => {
      const world = await sent();
      expect(await world.receive(await world.report())).toBe('TAKEN');
      expect(await world.payout()).toMatchObject({
        status: 'PAID',
        record: { paidAt: '2026-11-20T10:00:00.000Z', bankReference: 'PAYOUT-1', failureReason: null },
      });
      expect(await world.claim()).toMatchObject({ status: 'PAID', awaits: 'NOBODY' });
      const sentence = `we paid R\u00a015\u00a0000 for claim ${world.reference} into your account ending 7890.`;
      expect(await world.texts()).toEqual([
        { channel: 'SMS', to: '27821234560', text: `{product}: ${sentence}`, purpose: 'CLAIM_PAID' },
      ]);
      expect(await world.notices()).toMatchObject([{ type: 'CLAIM_PAID', actionUrl: `/claims/${world.reference}` }]);
      expect(await history(world)).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID']);
      expect(await world.audit()).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID']);
    });

    it('three times, at once, is one payment, one message and one line of history', async () => {
      const world = await sent();
      const report = await world.report();
      const received = await Promise.all([1, 2, 3].map(() => world.receive(report)));
      expect(received.toSorted()).toEqual(['REPEATED', 'REPEATED', 'TAKEN']);
      expect(await purposes(world)).toEqual(['CLAIM_PAID']);
      expect(await history(world)).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID']);
    });

    it('before it has answered the call that handed the payment over', async () => {
      const world = await aClaimToPay(db.database);
      const received: string[] = [];
      world.bank.beforeAnswer = async ({ payoutId, amountCents }) => {
        received.push(await world.receive({ ...(await world.report()), payoutId, amountCents }));
      };
      world.at('2026-11-20T12:00');
      await world.send();
      expect(received).toEqual(['TAKEN']);
      expect(await world.statuses()).toEqual(['PAID']);
      expect(world.bank.payments).toBe(1);
    });

    it('and somebody who is not the policyholder, reads it by text message alone', async () => {
      const world = await sent({ payees: [{ role: 'BENEFICIARY' }] });
      await world.receive(await world.report());
      expect(await purposes(world)).toEqual(['CLAIM_PAID']);
      expect(await world.notices()).toEqual([]);
    });

    it('makes the claim paid only once everybody is whose payment is due', async () => {
      const later = { payout: { status: 'SCHEDULED' as const, payOn: '2026-12-20' } };
      const world = await sent({ payees: [{}, { role: 'BENEFICIARY' }, later] });
      await world.receive(await world.report());
      expect(await world.claim()).toMatchObject({ status: 'APPROVED', awaits: 'BANK' });
      await world.receive(await world.report({}, 2));
      expect(await world.claim()).toMatchObject({ status: 'PAID', awaits: 'NOBODY' });
      expect(await world.statuses()).toEqual(['PAID', 'PAID', 'SCHEDULED']);
    });
  });

  describe('that it did not', () => {
    it('asks whoever is paid to look at the account, which is not paid into again', async () => {
      const world = await sent();
      expect(await world.receive(await world.report(refused))).toBe('TAKEN');
      expect(await world.payout()).toMatchObject({
        status: 'FAILED',
        hasFailed: true,
        record: { failureReason: 'The account belongs to somebody else', paidAt: null },
      });
      expect(await world.claim()).toMatchObject({ status: 'APPROVED', awaits: 'US' });
      expect((await world.claim()).record.claimants[0]?.account).toMatchObject({
        Verification_Status: 'FAILED_VERIFICATION',
        Verification_Message: 'The account belongs to somebody else',
      });
      const [text] = await world.texts();
      expect(text?.text).toBe(
        `{product}: your bank sent back our payment for claim ${world.reference}. ` +
          'Please check your account at {portal} or call 086 000 7580.',
      );
      expect(await world.notices()).toMatchObject([{ type: 'PAYOUT_FAILED' }]);
    });

    it('in the very answer to the call', async () => {
      const world = await aClaimToPay(db.database);
      world.bank.mode = 'refuses';
      world.at('2026-11-20T12:00');
      await world.send();
      expect(await world.payout()).toMatchObject({
        status: 'FAILED',
        record: { failureReason: 'The bank does not know this account' },
      });
      expect(await purposes(world)).toEqual(['PAYOUT_FAILED']);
    });

    it('leaves an account alone that was given meanwhile', async () => {
      const world = await sent();
      const { id } = await world.payout();
      const claim = await world.claim();
      const given = '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b119';
      const claimants = claim.record.claimants.map((one) => ({
        ...one,
        account: one.account && { ...one.account, id: given },
      }));
      await world.saveClaim({ claimants });
      await world.receive(await world.report(refused));
      expect((await world.claim()).record.claimants[0]?.account).toMatchObject({
        id: given,
        Verification_Status: 'VERIFIED',
      });
      expect((await world.payout()).id).toBe(id);
    });
  });

  describe('that money came back', () => {
    it('after it was paid: the claim stays paid, and an administrator has to act', async () => {
      const world = await aClaimToPay(db.database);
      const { paidAt } = await world.paid();
      world.letPass(2);
      expect(await world.receive(await world.report({ ...back, paidAt }))).toBe('TAKEN');
      expect(await world.payout()).toMatchObject({
        status: 'RETURNED',
        record: { failureReason: 'The account is closed' },
      });
      expect(await world.claim()).toMatchObject({ status: 'PAID', awaits: 'US' });
      expect(await purposes(world)).toEqual(['CLAIM_PAID', 'PAYOUT_FAILED']);
      expect(await history(world)).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID', 'PAYOUT_FAILED']);
      expect(await world.audit()).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID', 'PAYOUT_RETURNED']);
    });

    it('before we heard that it was paid: nobody is told that it was', async () => {
      const world = await sent();
      expect(await world.receive(await world.report(back))).toBe('TAKEN');
      expect(await world.statuses()).toEqual(['RETURNED']);
      expect(await purposes(world)).toEqual(['PAYOUT_FAILED']);
      expect(await world.receive(await world.report())).toBe('REPEATED');
      expect(await world.statuses()).toEqual(['RETURNED']);
    });
  });

  describe('and does not fit', () => {
    it.each([
      ['another amount', {}, { amountCents: 1 }, 'SENT'],
      ['paid after it was refused', refused, {}, 'FAILED'],
      ['refused after it was paid', {}, refused, 'PAID'],
      ['sent back after it was refused', refused, back, 'FAILED'],
    ] as const)('goes to an administrator and changes nothing: %s', async (what, first, then, status) => {
      const world = await sent();
      const before = await world.report(first);
      const after = await world.report(then);
      if (what !== 'another amount') await world.receive(before);
      expect(await world.receive(after)).toBe('NOTED');
      expect(await world.statuses()).toEqual([status]);
      expect(await world.exceptions()).toMatchObject([
        { reason: 'PAYOUT_REPORT', collectionId: after.payoutId, policyNumber: world.policyNumber },
      ]);
    });

    it('is not known here: that is noted too, once', async () => {
      const world = await sent();
      for (const payoutId of [crypto.randomUUID(), "';DROP_TABLE_payouts"]) {
        const report = await world.report({ payoutId });
        expect(await world.receive(report)).toBe('UNKNOWN');
        expect(await world.receive(report)).toBe('UNKNOWN');
      }
      expect(await world.exceptions()).toHaveLength(2);
    });
  });

  it('in whatever order and however often ends the same: sent back, told at most once each, never sent again', async () => {
    const news: Partial<BankedPayout>[] = [{}, back];
    const told = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(told, async (order) => {
        await emptyDatabase(db.database);
        const world = await sent();
        const reports = await Promise.all(news.map((one) => world.report(one)));
        for (const at of order) await world.receive(reports[at] as BankedPayout);
        expect(await world.statuses()).toEqual([order.includes(1) ? 'RETURNED' : 'PAID']);
        const messages = await purposes(world);
        expect(messages).toEqual([...new Set(messages)]);
        world.at('2026-11-20T15:00');
        await world.send();
        expect(world.bank.payments).toBe(1);
        expect(await world.exceptions()).toEqual([]);
      }),
      { numRuns: atSize({ test: 12, prove: 120 }) },
    );
  });
});
