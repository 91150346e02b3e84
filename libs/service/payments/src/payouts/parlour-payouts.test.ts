import {
  type ClaimDocumentLine,
  type Claimant,
  inTransaction,
  insertClaimAccount,
  webRandom,
} from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { aClaimToPay } from '../testing/a-claim-to-pay';

const payee = { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } as const;
const toParlour = { payout: { record: { ...aNewPayout('claim', 'CL-A-01').record, payee } } };

onEveryDatabase('A payment to a funeral parlour of somebody’s part', (db) => {
  beforeEach(() => emptyDatabase(db.database));

  /** The policyholder has an account of the own and has chosen a parlour with another. */
  async function chosen(invoice: Partial<ClaimDocumentLine> | null = {}) {
    const world = await aClaimToPay(db.database, { payees: [toParlour] });
    const { claimants } = (await world.claim()).record;
    const [holder] = claimants;
    if (!holder?.account) throw new Error('The policyholder has an account');
    const account = { ...holder.account, id: webRandom.uuid(), Account_Number: '*******0099' };
    const parlour = { name: payee.name, registrationNumber: '2015/123456/07', invoiceAmount: 15_000, account };
    const kept = { claimId: world.claimId, accountId: account.id, claimantId: holder.id, awaitsAnswer: false };
    await inTransaction(db.database, (tx) =>
      insertClaimAccount(tx, { ...kept, accountNumber: '62000000099', createdAt: world.tools.clock.now() }),
    );
    const line = { type: 'PARLOUR_INVOICE', status: 'ACCEPTED', payeeId: holder.id, isAsked: true, ...invoice };
    await world.saveClaim({
      claimants: [{ ...holder, parlour }],
      documents: invoice === null ? [] : [line as unknown as ClaimDocumentLine],
    });
    world.at('2026-11-20T12:00');
    return world;
  }
  const accounts = (claimants: readonly Claimant[]) =>
    claimants.map(({ account, parlour }) => [account?.Verification_Status, parlour?.account.Verification_Status]);

  it('goes into its own business account, and whoever has the part is told that it was paid', async () => {
    const world = await chosen();
    await world.send();
    expect([...world.taken.values()]).toMatchObject([
      { amountCents: 15_000_00, account: { accountNumber: '62000000099' } },
    ]);
    await world.receive(await world.report());
    expect(await world.payout()).toMatchObject({ status: 'PAID', record: { accountNumber: '*******0099' } });
    const [text] = await world.texts();
    expect(text).toMatchObject({ purpose: 'PARLOUR_PAID', to: '27821234560' });
    expect(text).toHaveProperty('text', expect.stringContaining('into its account ending 0099.'));
  });

  it.each([
    ['was not sent', null],
    ['waits to be looked at', { status: 'RECEIVED' }],
    ['is of somebody else’s parlour', { payeeId: 'another' }],
  ] as const)('waits while the invoice %s', async (_, invoice) => {
    const world = await chosen(invoice);
    await world.send();
    expect(world.bank.payments).toBe(0);
    expect(await world.statuses()).toEqual(['WAITING_FOR_ACCOUNT']);
    expect((await world.claim()).awaits).toBe('US');
  });

  it('that the bank sends back speaks against the account of the parlour, not against the own', async () => {
    const world = await chosen();
    await world.send();
    await world.receive(await world.report({ result: 'FAILED', reason: 'ACCOUNT_CLOSED', paidAt: null }));
    expect(accounts((await world.claim()).record.claimants)).toEqual([['VERIFIED', 'FAILED_VERIFICATION']]);
    expect((await world.texts()).map(({ purpose }) => purpose)).toEqual(['PARLOUR_NOT_PAID']);
  });
});
