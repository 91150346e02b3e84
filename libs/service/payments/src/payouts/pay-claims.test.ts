import { closeException, findSending, inTransaction, lockPolicy, savePolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClaimToPay, type ClaimToPay } from '../testing/a-claim-to-pay';
import { payClaims } from './pay-claims';

const readyAt = (local: string) => ({ payout: { createdAt: new Date(`${local}:00+02:00`) } });

onEveryDatabase('Payments of claims', (db) => {
  beforeEach(() => emptyDatabase(db.database));

  describe('go to the bank', () => {
    it('at eight, twelve and three on business days, with the run that follows', async () => {
      const world = await aClaimToPay(db.database, {
        payees: [readyAt('2026-11-19T16:00'), readyAt('2026-11-20T08:30'), readyAt('2026-11-20T12:01')],
      });
      const sentAt = async (local: string) => {
        world.at(local);
        await world.work();
        return (await world.statuses()).filter((status) => status === 'SENT').length;
      };
      expect(await sentAt('2026-11-20T07:59')).toBe(0);
      expect(await sentAt('2026-11-20T08:00')).toBe(1);
      expect(await sentAt('2026-11-20T11:59')).toBe(1);
      expect(await sentAt('2026-11-20T12:10')).toBe(2);
      expect(await sentAt('2026-11-20T15:00')).toBe(3);
    });

    it('not on a weekend or a public holiday', async () => {
      const world = await aClaimToPay(db.database, { payees: [readyAt('2026-12-15T16:00')] });
      for (const day of ['2026-12-16', '2026-12-19', '2026-12-20']) {
        world.at(`${day}T12:00`);
        await world.work();
      }
      expect(world.bank.payments).toBe(0);
      world.at('2026-12-21T08:00');
      await world.work();
      expect(world.bank.payments).toBe(1);
    });

    it('not while the register of deaths says that the person lives; once an administrator lifted that, with the next run', async () => {
      const world = await aClaimToPay(db.database);
      const answers = [{ result: 'ALIVE', dateOfDeath: null, at: '2026-11-20T07:00:00.000Z' } as const];
      await world.saveClaim({ register: { answers, lifts: [] } });
      world.at('2026-11-20T12:00');
      await world.work();
      expect([await world.statuses(), world.bank.payments]).toEqual([['READY'], 0]);
      const lift = { at: '2026-11-20T11:00:00.000Z', by: { id: 'admin', name: 'Johan van Wyk' }, note: 'Seen' };
      await world.saveClaim({ register: { answers, lifts: [lift] } });
      world.at('2026-11-20T15:00');
      await world.work();
      expect([await world.statuses(), world.bank.payments]).toEqual([['SENT'], 1]);
    });

    it('not where the register says so after the run had begun', async () => {
      const world = await aClaimToPay(db.database);
      const answers = [{ result: 'ALIVE', dateOfDeath: null, at: '2026-11-20T10:00:00.000Z' } as const];
      world.at('2026-11-20T12:00');
      const listOf = world.tools.bank.listOf;
      const whileAsked: typeof listOf = async (day) => {
        await world.saveClaim({ register: { answers, lifts: [] } });
        return listOf(day);
      };
      await payClaims({ ...world.tools, bank: { ...world.tools.bank, listOf: whileAsked } });
      expect([await world.statuses(), world.bank.payments]).toEqual([['READY'], 0]);
    });

    it('not to a main member whose death was confirmed meanwhile', async () => {
      const world = await aClaimToPay(db.database);
      await inTransaction(db.database, async (tx) => {
        const row = await lockPolicy(tx, world.policyNumber);
        if (row === null) throw new Error('The policy is gone');
        const MainMember = { ...row.record.MainMember, Life_Status: 'DECEASED' as const };
        await savePolicy(tx, { ...row.record, MainMember }, row.version, world.tools.clock.now());
      });
      world.at('2026-11-20T12:00');
      await world.work();
      expect([await world.statuses(), world.bank.payments]).toEqual([['READY'], 0]);
      const { record } = await world.payout();
      await world.save({ record: { ...record, payee: { kind: 'BENEFICIARY', name: 'Themba Nkosi' } } });
      world.at('2026-11-20T15:00');
      await world.work();
      expect([await world.statuses(), world.bank.payments]).toEqual([['SENT'], 1]);
    });

    it('with the account in full, the amount in cents and what stands on the statement', async () => {
      const world = await aClaimToPay(db.database);
      const { id, number } = await world.payout();
      world.at('2026-11-20T12:00');
      await world.work();
      expect([...world.taken.values()]).toEqual([
        {
          payoutId: id,
          amountCents: 15_000_00,
          account: {
            holder: 'Thandi Nkosi',
            bankName: 'Capitec Bank',
            branchCode: '470010',
            accountType: 'SAVINGS',
            accountNumber: '1234567890',
          },
          reference: `UBUNTU ${number}`,
        },
      ]);
      expect(await world.payout()).toMatchObject({
        status: 'SENT',
        record: { attempts: 1, bank: 'Capitec Bank', accountNumber: '******7890', sentAt: '2026-11-20T10:00:00.000Z' },
      });
      expect((await world.claim()).awaits).toBe('BANK');
      expect(await world.audit()).toEqual(['PAYOUT_SENT']);
      expect(JSON.stringify(await world.claim())).not.toContain('1234567890');
    });

    it.each([
      ['is not verified', { verification: 'PROCESSING' as const }],
      ['an administrator has to look at first', { waitsForAdministrator: true }],
    ])('not into an account that %s: they wait for one', async (_, payee) => {
      const world = await aClaimToPay(db.database, { payees: [payee] });
      world.at('2026-11-20T12:00');
      await world.work();
      expect(world.bank.payments).toBe(0);
      expect(await world.statuses()).toEqual(['WAITING_FOR_ACCOUNT']);
      expect((await world.claim()).awaits).toBe('CLAIMANT');
    });

    it('not as a cash voucher', async () => {
      const world = await aClaimToPay(db.database);
      const { record } = await world.payout();
      world.at('2026-11-20T11:00');
      await world.save({ record: { ...record, method: 'CASH_VOUCHER' } });
      world.at('2026-11-20T12:00');
      await world.work();
      expect(world.bank.payments).toBe(0);
    });

    it('on their day, where that is later', async () => {
      const later = { payout: { status: 'SCHEDULED' as const, payOn: '2026-12-20' } };
      const world = await aClaimToPay(db.database, { payees: [later, { ...later, verification: 'PENDING' }] });
      world.at('2026-12-19T12:00');
      await world.work();
      expect(await world.statuses()).toEqual(['SCHEDULED', 'SCHEDULED']);
      world.at('2026-12-20T00:01');
      await world.work();
      expect(await world.statuses()).toEqual(['READY', 'WAITING_FOR_ACCOUNT']);
      world.at('2026-12-21T08:00');
      await world.work();
      expect(await world.statuses()).toEqual(['SENT', 'WAITING_FOR_ACCOUNT']);
    });
  });

  /** docs/reliability.md#f8. */
  describe('are never sent twice', () => {
    it('by processes that work at the same time', async () => {
      const world = await aClaimToPay(db.database, { payees: [{}, {}, {}] });
      world.at('2026-11-20T12:00');
      const another = await db.another();
      const others = { ...world.tools, database: another.database };
      await Promise.all([world.work(), payClaims(others), world.work(), payClaims(others)]);
      await another.close();
      expect(world.bank.payments).toBe(3);
      expect(await world.statuses()).toEqual(['SENT', 'SENT', 'SENT']);
    });

    it('when the process dies between writing it down and the answer of a bank that has it', async () => {
      const world = await aClaimToPay(db.database);
      world.at('2026-11-20T12:00');
      const { promise: hasIt, resolve } = Promise.withResolvers<void>();
      world.bank.beforeAnswer = () => {
        resolve();
        return new Promise(() => undefined); // the process never hears of it
      };
      void world.send();
      await hasIt;
      expect(await world.statuses()).toEqual(['SENT']);
      for (const time of ['12:30', '12:59', '15:00']) {
        world.at(`2026-11-20T${time}`);
        await world.send();
      }
      expect(world.bank.payments).toBe(1);
      world.at('2026-11-20T12:59');
      await world.work();
      expect(world.bank.questions).toBe(0);
      world.results.set((await world.payout()).id, await world.report());
      world.at('2026-11-20T13:00');
      await world.work();
      expect(world.bank.questions).toBe(1);
      expect(await world.statuses()).toEqual(['PAID']);
      expect(world.bank.payments).toBe(1);
    });

    it('when it dies before the bank has it: the bank is asked, and the payment has failed without a word to the family', async () => {
      const world = await aClaimToPay(db.database);
      world.at('2026-11-20T12:00');
      world.bank.mode = 'answer-lost';
      await world.send();
      world.taken.clear();
      world.bank.mode = 'normal';
      world.at('2026-11-20T15:00');
      await world.work();
      expect(world.bank.payments).toBe(1);
      expect(await world.payout()).toMatchObject({
        status: 'FAILED',
        record: { failureReason: 'The payment did not reach the bank' },
      });
      expect((await world.claim()).awaits).toBe('US');
      expect(await world.texts()).toEqual([]);
      const [claimant] = (await world.claim()).record.claimants;
      expect(claimant?.account?.Verification_Status).toBe('VERIFIED');
    });

    it('while the bank only asks for patience: it is asked every hour', async () => {
      const world = await aClaimToPay(db.database);
      world.at('2026-11-20T12:00');
      await world.work();
      for (let minute = 0; minute < 185; minute += 5) {
        world.letPass(5);
        await world.work();
      }
      expect(world.bank.questions).toBe(3);
      expect(world.bank.payments).toBe(1);
      expect(await world.statuses()).toEqual(['SENT']);
    });
  });

  describe('wait for a bank that is away', () => {
    it('without being written down as sent, and go as soon as it is back', async () => {
      const world = await aClaimToPay(db.database);
      world.at('2026-11-20T12:00');
      world.bank.mode = 'down';
      await expect(world.work()).rejects.toThrow('1 steps could not be taken');
      expect(await world.statuses()).toEqual(['READY']);
      world.bank.mode = 'normal';
      world.at('2026-11-20T12:01');
      await world.work();
      expect(await world.statuses()).toEqual(['SENT']);
    });

    it('after three that were not answered in a row', async () => {
      const world = await aClaimToPay(db.database, { payees: [{}, {}, {}, {}, {}] });
      world.at('2026-11-20T12:00');
      world.bank.mode = 'answer-lost';
      await world.work();
      expect((await world.statuses()).toSorted()).toEqual(['READY', 'READY', 'SENT', 'SENT', 'SENT']);
    });
  });

  /** docs/reliability.md#f10. */
  describe('are compared with the list of the bank', () => {
    const listed = async (world: ClaimToPay, day: string, cents = 15_000_00) =>
      world.listed.set(day, [{ payoutId: (await world.payout()).id, kind: 'PAID', amountCents: cents }]);

    it('every day, and where they are the same the next run goes on', async () => {
      const world = await aClaimToPay(db.database, { payees: [{}, readyAt('2026-11-21T09:00')] });
      await world.paid();
      await listed(world, '2026-11-20');
      world.at('2026-11-21T06:00');
      await world.work();
      expect(await world.exceptions()).toEqual([]);
      world.at('2026-11-23T08:00');
      await world.work();
      expect((await world.statuses())[1]).toBe('SENT');
    });

    it('and a difference stops every run until an administrator has closed it', async () => {
      const world = await aClaimToPay(db.database, { payees: [{}, readyAt('2026-11-20T15:30')] });
      await world.paid();
      await listed(world, '2026-11-20', 14_999_99);
      world.at('2026-11-23T08:00');
      await world.work();
      await world.work();
      const [open, ...others] = await world.exceptions();
      expect(others).toEqual([]);
      expect(open).toMatchObject({
        reason: 'PAYOUTS_DIFFER',
        collectionId: '2026-11-20',
        record: { differing: [{ ourCents: 15_000_00, bankCents: 14_999_99 }] },
      });
      expect(String(open?.record['cause'])).toContain('R\u00a015\u00a0000,00 and the bank R\u00a014\u00a0999,99');
      world.at('2026-11-23T12:00');
      await world.work();
      expect(await world.statuses()).toEqual(['PAID', 'READY']);
      const staff = { id: 'auth|admin', name: 'Priya Naidoo' };
      const closing = {
        id: open?.id ?? '',
        staff,
        decision: 'SETTLED' as const,
        note: 'The bank was wrong',
        now: new Date(),
      };
      await inTransaction(db.database, (tx) => closeException(tx, closing));
      world.at('2026-11-23T12:01');
      await world.work();
      expect(await world.statuses()).toEqual(['PAID', 'SENT']);
    });

    it('after the bank was asked about what it lists and has not told', async () => {
      const world = await aClaimToPay(db.database);
      world.at('2026-11-20T15:00');
      await world.send();
      const { id } = await world.payout();
      const paidAt = '2026-11-20T13:00:05.000Z';
      const back = '2026-11-21T09:00:00.000Z';
      world.results.set(
        id,
        await world.report({ result: 'RETURNED', reason: 'ACCOUNT_CLOSED', paidAt, returnedAt: back }),
      );
      await listed(world, '2026-11-20');
      world.listed.set('2026-11-21', [{ payoutId: id, kind: 'RETURNED', amountCents: 15_000_00 }]);
      world.at('2026-11-22T06:00');
      await world.prove();
      expect(await world.exceptions()).toEqual([]);
      expect(await world.statuses()).toEqual(['RETURNED']);
      expect(await findSending(db.database, id)).toMatchObject({
        paidAt: new Date(paidAt),
        returnedAt: new Date(back),
      });
    });

    it('of which only the bank knows one', async () => {
      const world = await aClaimToPay(db.database);
      await world.paid();
      const { id } = await world.payout();
      world.listed.set('2026-11-20', [
        { payoutId: id, kind: 'PAID', amountCents: 15_000_00 },
        { payoutId: 'not one of ours', kind: 'PAID', amountCents: 1_00 },
      ]);
      world.at('2026-11-21T06:00');
      await world.prove();
      expect(await world.exceptions()).toMatchObject([
        { record: { differing: [{ payoutId: 'not one of ours', ourCents: 0, bankCents: 1_00 }] } },
      ]);
    });

    it('before anything is sent: where the bank gives no list, nothing goes', async () => {
      const world = await aClaimToPay(db.database, { payees: [{}, readyAt('2026-11-20T15:30')] });
      await world.paid();
      world.at('2026-11-23T08:00');
      world.bank.mode = 'down';
      await expect(world.work()).rejects.toThrow();
      expect(world.bank.payments).toBe(1);
      expect((await world.statuses())[1]).toBe('READY');
    });
  });
});
