import { type DebiCheckReport } from '@portal/contract';
import { mandateAfterChange } from '@portal/service-change-pipeline';
import {
  findMandateRequest,
  inTransaction,
  lockPolicy,
  putMandateRequest,
  savePolicy,
  schema,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type MandateQuestion } from '../debtor-bank';
import { aWorld, type World } from '../testing/world';
import { expireMandates, receiveMandateAnswer } from './receive-answer';
import { notifyBanks } from './notify-banks';

const { audit } = schema;

/** The mandate as it would be after a change to the account's debit day. */
const change = (world: World, day: number) =>
  inTransaction(world.database, async (tx) => {
    const row = await lockPolicy(tx, world.policyNumber);
    if (!row?.record.BankingDetails) throw new Error('There is no account');
    const { record } = row;
    const next = {
      ...record,
      BankingDetails: { ...row.record.BankingDetails, Debit_Day: day },
      PaymentMethod: { ...record.PaymentMethod, Payment_Method: 'DEBIT_ORDER' as const, Debit_Day: day },
    };
    const making = { now: world.tools.clock.now(), uuid: world.tools.random.uuid, creditorShortName: 'UBUNTU' };
    const { policy, request } = mandateAfterChange(record, next, making);
    if (request) await putMandateRequest(tx, request);
    await savePolicy(tx, policy, row.version, world.tools.clock.now());
    return request?.contractReference ?? '';
  });
const answer = (contractReference: string, more: Partial<DebiCheckReport> = {}): DebiCheckReport => ({
  contractReference,
  result: 'AUTHENTICATED',
  mandateReferenceNumber: 'MRN1',
  channel: 'BANKING_APP',
  answeredAt: '2026-11-20T09:00:00.000Z',
  sentAt: '2026-11-20T09:00:00.000Z',
  ...more,
});
const mandate = async (world: World) => (await world.policy()).record.DebiCheckMandate;

onEveryDatabase('A mandate', (db) => {
  it('that the payer approves may be collected on', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    expect(await receiveMandateAnswer(world.tools, answer(reference))).toBe(true);
    expect(await mandate(world)).toMatchObject({
      Mandate_Status: 'AUTHENTICATED',
      Mandate_Reference_Number: 'MRN1',
      Authentication_Channel: 'BANKING_APP',
    });
    const { BankingDetails, PaymentMethod } = (await world.policy()).record;
    expect([BankingDetails?.Mandate_Status, PaymentMethod.Mandate_Status]).toEqual(['AUTHENTICATED', 'AUTHENTICATED']);
  });

  it('is answered once: what comes after changes nothing', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        receiveMandateAnswer(world.tools, answer(reference, { result: place % 2 ? 'REJECTED' : 'AUTHENTICATED' })),
      ),
    );
    expect(answers.every(Boolean)).toBe(true);
    const first = await mandate(world);
    await receiveMandateAnswer(world.tools, answer(reference, { result: 'REJECTED' }));
    expect(await mandate(world)).toEqual(first);
  });

  it('that nobody was asked about is unknown', async () => {
    const world = await aWorld(db.database);
    expect(await receiveMandateAnswer(world.tools, answer('NOBODY01'))).toBe(false);
  });

  it('that the payer declines is rejected', async () => {
    const world = await aWorld(db.database);
    await receiveMandateAnswer(world.tools, answer(await change(world, 25), { result: 'REJECTED' }));
    expect(await mandate(world)).toMatchObject({ Mandate_Status: 'REJECTED' });
  });

  it('keeps its terms while an amendment waits, and for good when the payer declines it', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    await receiveMandateAnswer(world.tools, answer(reference));
    expect(await change(world, 7)).toBe(reference);
    expect(await mandate(world)).toMatchObject({ Mandate_Status: 'AMENDMENT_PENDING', Collection_Day: 25 });
    await receiveMandateAnswer(world.tools, answer(reference, { result: 'REJECTED' }));
    expect(await mandate(world)).toMatchObject({ Mandate_Status: 'AUTHENTICATED', Collection_Day: 25 });
    expect((await world.policy()).record.BankingDetails).toMatchObject({ Debit_Day: 25 });
  });

  it('has its new day once the payer agrees to it', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    await receiveMandateAnswer(world.tools, answer(reference));
    await change(world, 7);
    await receiveMandateAnswer(world.tools, answer(reference));
    expect(await mandate(world)).toMatchObject({ Mandate_Status: 'AUTHENTICATED', Collection_Day: 7 });
  });

  it('without an answer is asked about once more over two days, then given up', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    world.letPass(11 * 60);
    await expireMandates(world.tools);
    expect(await mandate(world)).toMatchObject({
      Mandate_Status: 'PENDING_AUTHENTICATION',
      Authentication_Type: 'TT2_BATCH',
    });
    expect(await findMandateRequest(db.database, reference)).toMatchObject({ sentAt: null });
    world.letPass(3 * 24 * 60);
    await expireMandates(world.tools);
    expect(await mandate(world)).toMatchObject({ Mandate_Status: 'NO_RESPONSE' });
    expect(await expireMandates(world.tools)).toBe(0);
    const rows = await db.database
      .select()
      .from(audit)
      .where(eq(audit.chain, world.policyNumber))
      .orderBy(audit.sequence);
    expect(rows.map(({ action }) => action)).toEqual(['MANDATE_ASKED_AGAIN', 'MANDATE_NO_RESPONSE']);
  });

  it('reaches the payer’s bank once, and later when the bank is away', async () => {
    const world = await aWorld(db.database);
    const reference = await change(world, 25);
    const asked: MandateQuestion[] = [];
    const tools = { database: db.database, clock: world.tools.clock };
    await notifyBanks({ ...tools, debtorBank: { ask: async () => Promise.reject(new Error('away')) } });
    const debtorBank = { ask: async (question: MandateQuestion) => void asked.push(question) };
    await notifyBanks({ ...tools, debtorBank });
    await notifyBanks({ ...tools, debtorBank });
    const own = asked.filter(({ contractReference }) => contractReference === reference);
    expect(own).toMatchObject([{ creditorShortName: 'UBUNTU', collectionDay: 25, bankName: 'Capitec Bank' }]);
    expect(own[0]?.accountNumberMasked).toMatch(/^\*+\d{4}$/);
  });
});
