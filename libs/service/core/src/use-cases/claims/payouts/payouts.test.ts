import { type PayoutPage, type StaffPayout } from '@portal/contract';
import { someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { signatureOf } from '@portal/service-payments';
import { aClaimToPay, type ClaimToPay } from '@portal/service-payments/claims-testing';
import { withProviders } from '@portal/service-payments/testing';
import { inTransaction, lockPayout, openExceptions, savePayout } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';

const refused = { result: 'FAILED', reason: 'ACCOUNT_CLOSED', paidAt: null } as const;

onEveryDatabase('Payments of claims', (db) => {
  let service: StaffService;
  let world: ClaimToPay;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    service = await aStaffService(db.database);
    world = await aClaimToPay(db.database);
  });
  const admin = (...call: Parameters<ReturnType<StaffService['as']>>) => service.as(somePortalAdmin)(...call);
  const consultant = (...call: Parameters<ReturnType<StaffService['as']>>) => service.as(someConsultant)(...call);

  describe('are listed', () => {
    it('with those first that need somebody, without what is over, and with no account in full', async () => {
      const failed = await aClaimToPay(db.database);
      failed.at('2026-11-20T12:00');
      await failed.send();
      await failed.receive(await failed.report(refused));
      await world.receive(await world.report());
      const { data, totalRecords } = dataOf<PayoutPage>(await consultant('GET', '/staff/payouts'));
      expect(totalRecords).toBe(1);
      expect(data).toMatchObject([
        {
          status: 'FAILED',
          amount: 15_000,
          accountNumber: '******7890',
          failureReason: 'The account is closed',
          attempts: 1,
          mayRetry: false,
        },
      ]);
      expect((await service.audit('SYSTEM')).map(({ action }) => action)).toContain('PAYOUTS_READ');
    });

    it('by status, a page at a time', async () => {
      const page = dataOf<PayoutPage>(await admin('GET', '/staff/payouts?status=READY&pageSize=1'));
      expect(page).toMatchObject({ totalRecords: 1, totalPages: 1, data: [{ status: 'READY', mayRetry: false }] });
      expect(dataOf<PayoutPage>(await admin('GET', '/staff/payouts?status=PAID')).data).toEqual([]);
    });
  });

  describe('that failed', () => {
    const failedPayout = async () => {
      world.at('2026-11-20T12:00');
      await world.send();
      await world.receive(await world.report(refused));
      return world.payout();
    };
    const retry = (payout: { id: string; version: number }, headers = {}, as = admin) =>
      as('POST', `/staff/payouts/${payout.id}/retry`, { version: payout.version }, { headers });
    const giveAccount = async (more: object = {}) => {
      const { claimants } = (await world.claim()).record;
      const id = crypto.randomUUID();
      const given = { id, Verification_Status: 'VERIFIED' as const, ...more };
      const changed = claimants.map((one) => ({ ...one, account: one.account && { ...one.account, ...given } }));
      await world.saveClaim({ claimants: changed });
      return id;
    };

    it('are made anew under another id, and wait for an account that the bank knows', async () => {
      const payout = await failedPayout();
      const made = dataOf<StaffPayout>(await retry(payout));
      expect(made).toMatchObject({ status: 'WAITING_FOR_ACCOUNT', number: payout.number, bank: null, attempts: 1 });
      expect(made.id).not.toBe(payout.id);
      expect((await world.claim()).awaits).toBe('CLAIMANT');
      expect(await world.audit()).toEqual(['PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_RETRIED']);
      world.at('2026-11-20T15:00');
      await world.send();
      expect(world.bank.payments).toBe(1);
    });

    it('go with the next run into an account that was given since, which the administrator has seen', async () => {
      const payout = await failedPayout();
      await giveAccount({ waitsForAdministrator: true, Bank_Name: 'Nedbank' });
      const made = dataOf<StaffPayout>(await retry(payout));
      expect(made).toMatchObject({
        status: 'READY',
        bank: 'Nedbank',
        waitsForAdministrator: false,
        failureReason: null,
      });
      expect((await world.claim()).record.claimants[0]?.account?.waitsForAdministrator).toBe(false);
    });

    it('because they never reached the bank go into the same account', async () => {
      world.at('2026-11-20T12:00');
      await world.send();
      await world.receive(await world.report({ ...refused, reason: 'NOT_ARRIVED' }));
      const payout = await world.payout();
      const made = dataOf<StaffPayout>(await retry(payout));
      expect(made.status).toBe('READY');
      // Later than the moment at which it became ready, which the service's clock says.
      world.at('2026-11-20T15:00');
      await world.send();
      expect([...world.taken.keys()]).toEqual([payout.id, made.id]);
      await world.receive(await world.report());
      expect(await world.claim()).toMatchObject({ status: 'PAID', awaits: 'NOBODY' });
      expect(await world.receive({ ...(await world.report(refused)), payoutId: payout.id })).toBe('REPEATED');
    });

    it('are made anew once, whoever asks how often', async () => {
      const payout = await failedPayout();
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = dataOf<StaffPayout>(await retry(payout, key));
      expect(dataOf<StaffPayout>(await retry(payout, key))).toEqual(first);
      expect(await retry(payout)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
      expect(await retry({ id: first.id, version: first.version })).toMatchObject({
        status: 409,
        body: { message: 'This is not possible while the status of the payment is "Waiting for an account".' },
      });
    });

    it('are made anew by administrators alone, who have read them as they are', async () => {
      const payout = await failedPayout();
      expect(await retry(payout, {}, consultant)).toMatchObject({ status: 403 });
      expect(await retry({ ...payout, version: 1 })).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
      expect(await retry({ id: crypto.randomUUID(), version: 1 })).toMatchObject({ status: 404 });
      expect(await retry({ id: 'none', version: 1 })).toMatchObject({ status: 404 });
      expect(await world.statuses()).toEqual(['FAILED']);
    });

    it.each(['READY', 'SENT', 'PAID', 'SCHEDULED', 'CANCELLED'] as const)('and no others: not %s', async (status) => {
      const payout = await world.payout();
      const saved = await inTransaction(db.database, async (tx) => {
        const held = await lockPayout(tx, payout.id);
        if (held === null) throw new Error('The payment is gone');
        return savePayout(tx, held, { ...held, status }, service.clock.now());
      });
      expect(await retry(saved)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
    });
  });

  describe('whose account was changed after the approval', () => {
    const changed = async () => {
      const { claimants } = (await world.claim()).record;
      const waiting = claimants.map((one) => ({
        ...one,
        account: one.account && { ...one.account, waitsForAdministrator: true },
      }));
      await world.saveClaim({ claimants: waiting });
      const { record } = await world.payout();
      await world.save({ status: 'WAITING_FOR_ACCOUNT', record: { ...record, waitsForAdministrator: true } });
      return world.payout();
    };
    const release = (payout: { id: string; version: number }, headers = {}, as = admin) =>
      as('POST', `/staff/payouts/${payout.id}/release-account`, { version: payout.version }, { headers });

    it('say so to an administrator alone, who lets it be paid into; whoever is paid hears once more of the change', async () => {
      const payout = await changed();
      const listed = async (as: typeof admin) => dataOf<PayoutPage>(await as('GET', '/staff/payouts')).data[0];
      expect(await listed(consultant)).toMatchObject({ waitsForAdministrator: true, mayReleaseAccount: false });
      expect(await listed(admin)).toMatchObject({ waitsForAdministrator: true, mayReleaseAccount: true });
      const released = dataOf<StaffPayout>(await release(payout));
      expect(released).toMatchObject({ status: 'READY', waitsForAdministrator: false, mayReleaseAccount: false });
      expect((await world.claim()).record).toMatchObject({
        claimants: [{ account: { waitsForAdministrator: false } }],
        history: [{ event: 'ACCOUNT_RELEASED', about: '7890' }],
      });
      expect(await world.audit()).toEqual(['PAYOUT_READY', 'PAYOUT_ACCOUNT_RELEASED']);
      expect(service.outbox.map(({ purpose }) => purpose)).toEqual(['CLAIM_ACCOUNT_CHANGED']);
    });

    it('are released once, however often it is asked, and go with the next run', async () => {
      const payout = await changed();
      world.at('2026-11-20T12:00');
      await world.send();
      expect(world.bank.payments).toBe(0);
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = dataOf<StaffPayout>(await release(payout, key));
      expect(dataOf<StaffPayout>(await release(payout, key))).toEqual(first);
      expect(await release(first)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
      world.at('2026-11-20T15:00');
      await world.send();
      expect(world.bank.payments).toBe(1);
    });

    it('are released by administrators alone, who have read them as they are', async () => {
      const payout = await changed();
      expect(await release(payout, {}, consultant)).toMatchObject({ status: 403 });
      expect(await release({ ...payout, version: payout.version - 1 })).toMatchObject({
        status: 409,
        body: { code: 'STALE_VERSION' },
      });
      expect(await release({ id: crypto.randomUUID(), version: 1 })).toMatchObject({ status: 404 });
      expect(await world.statuses()).toEqual(['WAITING_FOR_ACCOUNT']);
    });

    it('are not released where the account waits for nobody', async () => {
      expect(await release(await world.payout())).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
    });
  });

  describe('of which the bank reports', () => {
    const send = (report: object, secret = withProviders.secrets.payoutBank) => {
      const raw = JSON.stringify({ ...report, sentAt: service.clock.now().toISOString() });
      return service.send('POST', '/api/v1/payouts/report', {
        raw,
        headers: { 'x-payout-bank-signature': signatureOf(secret, raw) },
      });
    };
    beforeEach(async () => {
      world.at('2026-11-20T12:00');
      await world.send();
    });

    it('are paid, and the text message goes out', async () => {
      const report = await world.report();
      for (let times = 0; times < 3; times += 1) {
        expect(await send(report)).toMatchObject({ status: 200, body: { data: { received: true } } });
      }
      expect(await world.statuses()).toEqual(['PAID']);
      // What is queued goes out by the clock of the service, which stands two hours before the run.
      service.wait(3 * 3600);
      await send({ ...report, payoutId: (await world.payout()).id });
      expect(service.outbox.filter(({ purpose }) => purpose === 'CLAIM_PAID')).toHaveLength(1);
    });

    it('of another bank, or by nobody, are refused', async () => {
      const report = await world.report();
      expect(await send(report, withProviders.secrets.debiCheck)).toMatchObject({ status: 401 });
      const raw = JSON.stringify({ ...report, sentAt: '2026-01-01T00:00:00.000Z' });
      const signature = signatureOf(withProviders.secrets.payoutBank, raw);
      const headers = { 'x-payout-bank-signature': signature };
      expect(await service.send('POST', '/api/v1/payouts/report', { raw, headers })).toMatchObject({ status: 401 });
      expect(await world.statuses()).toEqual(['SENT']);
    });

    it.each([
      ['paid without saying when', { paidAt: null }],
      ['refused with a moment of payment', { result: 'FAILED', reason: 'OTHER' }],
      ['sent back without saying when', { result: 'RETURNED', reason: 'OTHER' }],
      ['half a cent', { amountCents: 1.5 }],
      ['an unknown result', { result: 'MAYBE' }],
      ['a moment that does not exist', { paidAt: '2026-99-99T00:00:00.000Z' }],
    ])('with %s are refused', async (_, more) => {
      expect(await send({ ...(await world.report()), ...more })).toMatchObject({ status: 422 });
    });

    it('and nobody knows are not found, and an administrator looks into it', async () => {
      const report = { ...(await world.report()), payoutId: crypto.randomUUID() };
      expect(await send(report)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      const [open] = await openExceptions(db.database);
      expect(open?.reason).toBe('PAYOUT_REPORT');
      const close = (as: typeof admin) =>
        as('POST', `/staff/debit-exceptions/${open?.id}/close`, { decision: 'SETTLED', note: 'Asked the bank' });
      expect(await close(consultant)).toMatchObject({ status: 403 });
      expect(await close(admin)).toMatchObject({ status: 200 });
    });
  });
});
