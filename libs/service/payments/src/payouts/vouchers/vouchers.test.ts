import { type IssuedVoucher } from '@portal/contract';
import { type AskedCash } from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { aClaimToPay } from '../../testing/a-claim-to-pay';
import { receivePayoutReport } from '../receive-payout-report';
import { asPayoutReport } from './as-payout-report';

const confirmedCash: AskedCash = {
  askedBy: { id: 'naledi', name: 'Naledi Khumalo' },
  askedAt: '2026-11-20T07:00:00.000Z',
  cellNumber: '27821234560',
  confirmedBy: { id: 'pieter', name: 'Pieter Venter' },
};
const { record } = aNewPayout('claim', 'CL-A-01');
const inCash = (cash: Partial<AskedCash> = {}, amount = 5_000) => ({
  payout: {
    amountCents: amount * 100,
    record: {
      ...record,
      lines: [{ label: 'Cover', amount }],
      method: 'CASH_VOUCHER' as const,
      cash: { ...confirmedCash, ...cash },
    },
  },
});

onEveryDatabase('A payment in cash', (db) => {
  beforeEach(() => emptyDatabase(db.database));

  async function atNoon(given: Parameters<typeof aClaimToPay>[1] = { payees: [inCash()] }) {
    const world = await aClaimToPay(db.database, given);
    world.at('2026-11-20T12:00');
    /** What the provider says of the voucher: that it was cashed, unless told otherwise. */
    const said = async (more: Partial<IssuedVoucher> = {}): Promise<IssuedVoucher> => {
      const { id, amountCents } = await world.payout();
      const cashedAt = world.tools.clock.now().toISOString();
      return { payoutId: id, amountCents, result: 'CASHED', voucherReference: 'V-1', cashedAt, ...more };
    };
    const tell = async (more: Partial<IssuedVoucher> = {}) =>
      receivePayoutReport(world.tools, asPayoutReport(await said(more)), 'CASH_VOUCHER');
    return { ...world, said, tell };
  }

  it('goes with the run to the provider of vouchers, with the number that two people saw, and not to the bank', async () => {
    const world = await atNoon();
    expect(await world.send()).toBe(1);
    const { id, number } = await world.payout();
    expect([...world.vouchers.issued.values()]).toEqual([
      { payoutId: id, amountCents: 5_000_00, cellNumber: '27821234560', reference: `UBUNTU ${number}` },
    ]);
    expect(world.bank.payments).toBe(0);
    expect(await world.payout()).toMatchObject({ status: 'SENT', record: { attempts: 1, accountNumber: null } });
    expect((await world.claim()).awaits).toBe('CLAIMANT');
    await world.send();
    expect(world.vouchers.state.orders).toBe(1);
  });

  it('does not go while the register of deaths says that the person lives', async () => {
    const world = await atNoon();
    const answers = [{ result: 'ALIVE', dateOfDeath: null, at: '2026-11-20T07:00:00.000Z' } as const];
    await world.saveClaim({ register: { answers, lifts: [] } });
    await world.send();
    expect([await world.statuses(), world.vouchers.state.orders]).toEqual([['READY'], 0]);
    const lift = { at: '2026-11-20T11:00:00.000Z', by: { id: 'admin', name: 'Johan van Wyk' }, note: 'Seen' };
    await world.saveClaim({ register: { answers, lifts: [lift] } });
    world.at('2026-11-20T15:00');
    await world.send();
    expect([await world.statuses(), world.vouchers.state.orders]).toEqual([['SENT'], 1]);
  });

  it('is PAID once somebody has cashed it, and whoever is paid is told so without a word of an account', async () => {
    const world = await atNoon();
    await world.send();
    expect(await world.tell()).toBe('TAKEN');
    expect(await world.tell()).toBe('REPEATED');
    expect(await world.payout()).toMatchObject({ status: 'PAID', record: { bankReference: 'V-1' } });
    expect((await world.claim()).status).toBe('PAID');
    const texts = await world.texts();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatchObject({ purpose: 'CASH_PAID', text: expect.stringContaining('in cash at a store') });
    expect((await world.claim()).record.history.map(({ event }) => event)).toEqual(['VOUCHER_SENT', 'VOUCHER_CASHED']);
  });

  it('that nobody cashed in time has failed, and whoever is paid is told that the money is still theirs', async () => {
    const world = await atNoon();
    await world.send();
    expect(await world.tell({ result: 'EXPIRED', cashedAt: null })).toBe('TAKEN');
    expect(await world.payout()).toMatchObject({
      status: 'FAILED',
      hasFailed: true,
      record: { failureReason: 'The voucher was not cashed in time' },
    });
    expect((await world.claim()).record.claimants[0]?.account?.Verification_Status).toBe('VERIFIED');
    const [text] = await world.texts();
    expect(text).toMatchObject({ purpose: 'CASH_NOT_PAID', text: expect.stringContaining('is still yours') });
    await world.send();
    expect(world.vouchers.state.orders).toBe(1);
  });

  it('whose answer was lost is asked about and never issued again', async () => {
    const world = await atNoon();
    world.vouchers.state.mode = 'answer-lost';
    expect(await world.send()).toBe(0);
    world.vouchers.state.mode = 'normal';
    world.letPass(61);
    await world.work();
    expect(world.vouchers.state).toMatchObject({ orders: 1, questions: 1 });
    expect(await world.payout()).toMatchObject({ status: 'SENT' });
    world.letPass(61);
    await world.work();
    expect(world.vouchers.state.questions).toBe(1);
    world.vouchers.results.set((await world.payout()).id, await world.said());
    world.letPass(24 * 60);
    await world.ask();
    expect(await world.payout()).toMatchObject({ status: 'PAID' });
    expect(world.vouchers.state.orders).toBe(1);
  });

  it('that never reached the provider has failed, and it is not told as anybody’s mistake', async () => {
    const world = await atNoon();
    world.vouchers.state.mode = 'order-lost';
    await world.send();
    world.vouchers.state.mode = 'normal';
    world.letPass(61);
    await world.ask();
    expect(await world.payout()).toMatchObject({
      status: 'FAILED',
      record: { failureReason: 'No voucher was issued' },
    });
    expect(await world.texts()).toEqual([]);
  });

  it('whose code does not reach the number has failed at once', async () => {
    const world = await atNoon();
    world.vouchers.state.mode = 'refuses';
    await world.send();
    expect(await world.payout()).toMatchObject({
      status: 'FAILED',
      record: { failureReason: 'The code could not be sent to this number' },
    });
    expect(await world.texts()).toMatchObject([{ purpose: 'CASH_NOT_PAID' }]);
  });

  it.each([
    ['the number was changed since', inCash({ cellNumber: '27829999999' })],
    ['it is more than a voucher pays', inCash({}, 5_001)],
    ['nobody has confirmed it', inCash({ confirmedBy: null })],
  ])('does not go when %s: it waits', async (_, payee) => {
    const world = await atNoon({ payees: [payee] });
    await world.send();
    expect(world.vouchers.state.orders).toBe(0);
    expect(await world.payout()).toMatchObject({ status: 'WAITING_FOR_ACCOUNT' });
  });

  it('waits where nobody issues vouchers, and payments into accounts go all the same', async () => {
    const world = await atNoon({ payees: [inCash(), {}], hasVouchers: false });
    expect(await world.send()).toBe(1);
    expect(await world.statuses()).toEqual(['READY', 'SENT']);
  });

  it('does not stand in the way of the bank when its provider is away, nor the bank in its way', async () => {
    const world = await atNoon({ payees: [inCash(), {}] });
    world.bank.mode = 'down';
    await expect(world.send()).rejects.toThrow();
    expect(await world.statuses()).toEqual(['SENT', 'READY']);
  });

  it('is what its provider says, and the bank says nothing of it', async () => {
    const world = await atNoon();
    await world.send();
    expect(await world.receive(await world.report())).toBe('UNKNOWN');
    expect(await world.payout()).toMatchObject({ status: 'SENT' });
    expect(await world.exceptions()).toHaveLength(1);
  });

  it('is in the proof of the day on which it was cashed, beside what the bank paid', async () => {
    const world = await atNoon({ payees: [inCash(), {}] });
    await world.send();
    await world.receive(await world.report({}, 2));
    await world.tell();
    const [cash, banked] = await world.payouts();
    world.vouchers.listed.set('2026-11-20', [{ payoutId: cash?.id ?? '', kind: 'PAID', amountCents: 5_000_00 }]);
    world.listed.set('2026-11-20', [{ payoutId: banked?.id ?? '', kind: 'PAID', amountCents: 15_000_00 }]);
    world.at('2026-11-21T06:30');
    expect(await world.prove()).toBe(2);
    expect(await world.exceptions()).toEqual([]);
  });

  it('whose provider gives no list waits, and what the bank pays goes all the same', async () => {
    const world = await atNoon({ payees: [inCash(), {}, { payout: { payOn: '2026-11-23' } }] });
    await world.send();
    await world.tell();
    await world.receive(await world.report({}, 2));
    const [, banked] = await world.payouts();
    world.listed.set('2026-11-20', [{ payoutId: banked?.id ?? '', kind: 'PAID', amountCents: 15_000_00 }]);
    world.vouchers.state.mode = 'down';
    world.at('2026-11-23T12:00');
    await expect(world.work()).rejects.toThrow();
    expect(await world.statuses()).toEqual(['PAID', 'PAID', 'SENT']);
    expect(await world.exceptions()).toEqual([]);
  });

  it('that differs from the list of its provider stops every way to pay, and says whose list it is', async () => {
    const world = await atNoon({ payees: [inCash(), {}] });
    await world.send();
    await world.tell();
    world.at('2026-11-21T06:30');
    await world.prove();
    expect(await world.exceptions()).toMatchObject([
      { reason: 'PAYOUTS_DIFFER', record: { cause: expect.stringMatching(/the provider of vouchers R\s0,00/) } },
    ]);
  });
});
