import { type AccountVerification } from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import {
  accountsAwaiting,
  auditOf,
  findAccountNumber,
  findMandateRequest,
  listNotifications,
  schema,
  webRandom,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideAction } from '../decide/decide-action';
import { settleVerification } from '../lifecycle/settle-verification';
import { submitChange } from '../submit/submit-change';
import { anAccount as account } from '../testing/an-account';
import { aWorld, rightPin, type World } from '../testing/world';
import { updateBankingDetails } from './banking-details';
import { updatePaymentMethod } from './payment-method';

const verified: AccountVerification = { result: 'VERIFIED', reason: null };
const anAccount = { ...account, otp: rightPin };
type Who = keyof World['actors'];

onEveryDatabase('Another account', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });

  const ask = (
    more: Partial<typeof anAccount> = {},
    { verification = verified, who = 'customer' as Who }: { verification?: AccountVerification; who?: Who } = {},
  ) =>
    submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors[who],
      origin: world.origin,
      idempotency: null,
      body: { ...anAccount, ...more },
      plan: updateBankingDetails(banks, verification, webRandom.uuid()),
    });
  const pay = (Payment_Method: 'DEBIT_ORDER' | 'PAYAT' | 'EFT', Debit_Day: number | null = null) =>
    submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      idempotency: null,
      body: { Payment_Method, Debit_Day, otp: rightPin },
      plan: updatePaymentMethod,
    });
  const record = async () => (await world.policy()).record;
  const notices = async () => {
    const { customerId } = await world.policy();
    const page = { pageNumber: 1, pageSize: 50 };
    return (await listNotifications(db.database, customerId, {}, page)).rows.map(({ type }) => type);
  };
  const byDebit = async () => void expect(await ask()).toMatchObject({ success: true });

  it('that the bank confirms is used at once; nobody ever reads its number in full', async () => {
    expect(await ask()).toMatchObject({ success: true, value: { outcome: 'APPLIED', effectiveDate: '2026-11-25' } });
    const { BankingDetails } = await record();
    expect(BankingDetails).toMatchObject({
      Account_Number: '******2345',
      Verification_Status: 'VERIFIED',
      Effective_Date: '2026-11-25',
      Verification_Message: 'Account verified',
    });
    expect(await findAccountNumber(db.database, world.policyNumber, BankingDetails?.id ?? '')).toBe('62000012345');
    const everything = [await auditOf(db.database, world.policyNumber), await record(), await world.open()];
    expect(JSON.stringify(everything)).not.toContain('62000012345');
  });

  it('is told to the number on record by SMS', async () => {
    await ask();
    expect(await notices()).toContain('BANK_CHANGED');
    const sent = await db.database.select().from(schema.outbox);
    expect(sent.map(({ message }) => [message.purpose, message.to])).toContainEqual(['BANK_CHANGED', '27821234567']);
  });

  it.each<{ reason: NonNullable<AccountVerification['reason']>; says: string }>([
    { reason: 'CDV_FAILED', says: 'The account number is not valid for this bank' },
    { reason: 'ACCOUNT_NOT_FOUND', says: 'The bank could not find this account' },
    { reason: 'ID_MISMATCH', says: 'The account does not belong to the account holder entered' },
    { reason: 'ACCOUNT_CLOSED', says: 'This account is closed or dormant' },
  ])('that the bank refuses is refused: $says', async ({ reason, says }) => {
    expect(await ask({}, { verification: { result: 'FAILED', reason } })).toMatchObject({
      success: false,
      code: 'ACCOUNT_VERIFICATION_FAILED',
      message: says,
      errors: [{ field: 'Account_Number', message: says }],
    });
    expect((await record()).BankingDetails).toBeNull();
  });

  it('that the bank refuses goes to staff when a letter of the bank comes with it', async () => {
    const letter = { ...aLetter, type: 'BANK_LETTER' };
    const failed: AccountVerification = { result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' };
    const asked = await ask({ Documents: [letter] }, { verification: failed });
    expect(asked).toMatchObject({
      success: true,
      value: {
        outcome: 'PENDING',
        action: { approverType: 'STAFF', documents: [{ type: 'BANK_LETTER', required: true, received: true }] },
      },
    });
    expect(await accountsAwaiting(db.database, 50)).toEqual([]);
  });

  describe('that the bank has not answered about', () => {
    const noAnswer: AccountVerification = { result: 'NO_ANSWER', reason: null };
    const waiting = async (more: Partial<typeof anAccount> = {}) => {
      const asked = await ask(more, { verification: noAnswer });
      if (!asked.success || asked.value.action === null) throw new Error('It does not wait');
      const [account] = await accountsAwaiting(db.database, 50);
      if (!account) throw new Error('Nobody will be asked again');
      return { action: asked.value.action, account };
    };

    it('waits, and is used once the bank confirms it', async () => {
      const { account } = await waiting();
      expect((await record()).BankingDetails).toBeNull();
      await settleVerification(world.tools, account, verified);
      expect((await record()).BankingDetails).toMatchObject({
        id: account.bankingDetailsId,
        Verification_Status: 'VERIFIED',
      });
      expect(await world.open()).toEqual([]);
      expect(await notices()).toEqual(expect.arrayContaining(['CHANGE_APPROVED', 'BANK_CHANGED']));
      expect(await accountsAwaiting(db.database, 50)).toEqual([]);
    });

    it('does not bring the debit order back, or the day before, once another one is chosen meanwhile', async () => {
      await byDebit();
      const { account } = await waiting({ Account_Number: '62000054321' });
      expect(await pay('DEBIT_ORDER', 9)).toMatchObject({ value: { outcome: 'APPLIED' } });
      expect(await pay('EFT')).toMatchObject({ value: { outcome: 'APPLIED' } });
      await settleVerification(world.tools, account, verified);
      const { BankingDetails, PaymentMethod, DebiCheckMandate } = await record();
      expect(BankingDetails).toMatchObject({ id: account.bankingDetailsId, Debit_Day: 9 });
      expect(PaymentMethod).toMatchObject({ Payment_Method: 'EFT', Debit_Day: null });
      expect(DebiCheckMandate).toMatchObject({ Mandate_Status: 'CANCELLED' });
    });

    it('waits, and is declined with the reason once the bank refuses it', async () => {
      const { account } = await waiting();
      await settleVerification(world.tools, account, { result: 'FAILED', reason: 'ACCOUNT_CLOSED' });
      expect((await record()).BankingDetails).toBeNull();
      expect(await notices()).toContain('CHANGE_DECLINED');
    });

    it('may be taken back by its maker meanwhile; the answer then changes nothing', async () => {
      const { action, account } = await waiting();
      const decision = {
        decision: 'CANCEL' as const,
        comment: null,
        otp: null,
        consentMethod: null,
        consentReference: null,
      };
      const who = { actor: world.actors.customer, origin: world.origin };
      await decideAction(world.tools, { policyNumber: world.policyNumber, actionId: action.id, ...who, decision });
      await settleVerification(world.tools, account, verified);
      expect((await record()).BankingDetails).toBeNull();
    });
  });

  it('asked for by staff waits for the customer, whatever the bank says', async () => {
    expect(await ask({}, { who: 'consultant' })).toMatchObject({
      success: true,
      value: { outcome: 'PENDING', action: { approverType: 'CUSTOMER' } },
    });
  });

  it.each([
    { why: 'a wrong PIN', more: { otp: '000000' }, code: 'INVALID_OTP' },
    { why: 'the branch of another bank', more: { Branch_Code: '470010' }, code: 'VALIDATION_ERROR' },
    { why: 'too few digits', more: { Account_Number: '6200001234' }, code: 'VALIDATION_ERROR' },
    { why: 'an unknown bank', more: { Bank_Name: 'My Bank' }, code: 'VALIDATION_ERROR' },
    { why: 'the id of somebody else’s account', more: { id: 'another' }, code: 'NOT_FOUND' },
    { why: 'a version that has passed', more: { Version: 7 }, code: 'STALE_VERSION' },
  ])('is refused for $why', async ({ more, code }) => {
    expect(await ask(more)).toMatchObject({ success: false, code });
    expect((await record()).BankingDetails).toBeNull();
  });

  it('that is the present one, unchanged, is no change', async () => {
    await ask();
    expect(await ask()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  describe('and the mandate', () => {
    it('a debit order needs an account first', async () => {
      expect(await pay('DEBIT_ORDER', 25)).toMatchObject({ success: false, code: 'BANKING_DETAILS_REQUIRED' });
    });

    it('begins with the account, from which the premium is collected from then on, and is asked of the payer’s bank', async () => {
      await byDebit();
      const { DebiCheckMandate: mandate, PaymentMethod, Monthly_Premium } = await record();
      expect(PaymentMethod).toMatchObject({ Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 });
      expect(mandate).toMatchObject({
        Mandate_Status: 'PENDING_AUTHENTICATION',
        Contract_Reference: '700001001201',
        Collection_Day: 25,
        Authentication_Type: 'TT1_DELAYED',
        Instalment_Amount: Monthly_Premium,
        Account_Number: '******2345',
        Maximum_Collection_Amount: Math.floor(Monthly_Premium * 1.5),
      });
      expect(await findMandateRequest(db.database, '700001001201')).toMatchObject({ sentAt: null, answeredAt: null });
      expect(await notices()).toContain('MANDATE_PENDING');
    });

    it('for another account is a new one', async () => {
      await byDebit();
      await ask({ Account_Number: '62000099999' });
      expect((await record()).DebiCheckMandate).toMatchObject({
        Version: 2,
        Contract_Reference: '700001001202',
        Mandate_Status: 'PENDING_AUTHENTICATION',
      });
    });

    it('begins anew when somebody comes back to the debit order from the account we have', async () => {
      await byDebit();
      await pay('PAYAT');
      expect(await pay('DEBIT_ORDER', 7)).toMatchObject({ success: true, value: { outcome: 'APPLIED' } });
      expect((await record()).DebiCheckMandate).toMatchObject({
        Version: 2,
        Mandate_Status: 'PENDING_AUTHENTICATION',
        Collection_Day: 7,
      });
    });

    it('ends when the premium is paid another way', async () => {
      await byDebit();
      expect(await pay('PAYAT')).toMatchObject({ success: true, value: { outcome: 'APPLIED' } });
      const { DebiCheckMandate, PaymentMethod } = await record();
      expect(DebiCheckMandate).toMatchObject({ Mandate_Status: 'CANCELLED' });
      expect(PaymentMethod).toMatchObject({ Payment_Method: 'PAYAT', Debit_Day: null, Mandate_Status: null });
    });
  });
});

const aLetter = {
  base64File: btoa('%PDF-1.7 a letter'),
  fileName: 'letter.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
};
