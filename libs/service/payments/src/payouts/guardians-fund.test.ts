import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { aClaimToPay } from '../testing/a-claim-to-pay';
import { type FundAccount } from './guardians-fund';
import { payClaims } from './pay-claims';

const guardiansFund: FundAccount = {
  holder: 'Guardian’s Fund',
  bankName: 'Standard Bank',
  branchCode: '051001',
  accountType: 'CURRENT',
  accountNumber: '10987654321',
};

onEveryDatabase('What a child is due who has nobody', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const aChildsShare = async () => {
    const world = await aClaimToPay(db.database, { payees: [{ role: 'BENEFICIARY' }] });
    const [child] = (await world.claim()).record.claimants;
    if (child === undefined) throw new Error('The child is gone');
    await world.saveClaim({ claimants: [{ ...child, dateOfBirth: '2015-05-05', account: null }] });
    const { record } = await world.payout();
    await world.save({ record: { ...record, payee: { kind: 'GUARDIANS_FUND', name: 'Guardian’s Fund, for Thandi' } } });
    world.at('2026-11-20T12:00');
    return world;
  };

  it('goes into the account of the Guardian’s Fund, and nobody is told that it is in an account of theirs', async () => {
    const world = await aChildsShare();
    await payClaims({ ...world.tools, guardiansFund });
    expect([...world.taken.values()].map(({ account }) => account)).toEqual([guardiansFund]);
    const { status, record } = await world.payout();
    expect([status, record.bank, record.accountNumber]).toEqual(['SENT', 'Standard Bank', '******4321']);
    await world.receive(await world.report());
    expect((await world.payout()).status).toBe('PAID');
    expect(await world.texts()).toEqual([]);
  });

  it('waits while the account of the Fund is not set', async () => {
    const world = await aChildsShare();
    await payClaims(world.tools);
    expect([await world.statuses(), world.bank.payments]).toEqual([['WAITING_FOR_ACCOUNT'], 0]);
  });

  it('asks nobody of the family to look at an account where the bank does not pay it', async () => {
    const world = await aChildsShare();
    await payClaims({ ...world.tools, guardiansFund });
    await world.receive(await world.report({ result: 'FAILED', reason: 'ACCOUNT_CLOSED', paidAt: null }));
    expect((await world.payout()).status).toBe('FAILED');
    expect(await world.texts()).toEqual([]);
  });
});
