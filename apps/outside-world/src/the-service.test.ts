import { CollectionResultSchema, DebiCheckReportSchema, PayatCallbackSchema } from '@portal/contract';
import { checkRegister, deathRegisterOverHttp } from '@portal/service-core';
import {
  accountVerifierOverHttp,
  collectingBankOverHttp,
  DebitRefused,
  debtorBankOverHttp,
  payatOverHttp,
} from '@portal/service-payments';
import { anIdNumber } from '@portal/domain/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWorld, start, type World } from './testing/a-world';

const url = 'http://outside.example';
const callsOf = (world: World) => ({
  url,
  now: world.clock.now,
  fetch: async (address: RequestInfo | URL, init?: RequestInit) => world.app.request(String(address), init),
});

describe('the service and the stand-ins understand each other', () => {
  it('about a payment, from the request to the reconciliation', async () => {
    const world = aWorld();
    const payat = payatOverHttp({ ...callsOf(world), secret: 'demo-payat-secret' });
    const { redirectUrl } = await payat.start({
      payatReferenceNum: '1999997000010012',
      digiapiExternalRef: '3f2b8c1d9e0f4a5b8c7d6e5f4a3b2c1d',
      amount: 189.99,
      returnUrl: 'http://localhost:4200/payments/payat',
      cellNumber: '27821234567',
      emailAddress: null,
      expiresAt: '2026-03-02T08:30:00.000Z',
    });
    await world.postForm(new URL(redirectUrl).pathname, { method: 'SCAN_TO_PAY' });
    await world.pass(30_000);
    const heard = world.received.map(({ body }) => v.parse(PayatCallbackSchema, body).status);
    expect(heard).toEqual(['SUCCESSFUL', 'REVERSED']);
    expect(await payat.changesSince(new Date(start))).toMatchObject([{ status: 'REVERSED', amount: 189.99 }]);
  });

  it('about an account', async () => {
    const world = aWorld();
    const verifier = accountVerifierOverHttp({ ...callsOf(world), secret: 'demo-account-verification-secret' });
    const question = {
      branchCode: '470010',
      accountType: 'SAVINGS',
      holderName: 'Thandi Nkosi',
      idNumber: null,
    } as const;
    const answer = await verifier.verify({ ...question, reference: 'q1', accountNumber: '1234567994' });
    expect(answer).toEqual({ result: 'VERIFIED', reason: 'DEBITS_REFUSED' });
  });

  it('about a death', async () => {
    const world = aWorld();
    const register = deathRegisterOverHttp({ ...callsOf(world), secret: 'demo-death-register-secret' });
    const idNumber = anIdNumber({ born: '1950-11-30' });
    const says = (fields: Record<string, string>) => world.postForm('/death-register/entries', { idNumber, ...fields });
    expect(await checkRegister(register, idNumber)).toEqual({ result: 'NOT_FOUND', dateOfDeath: null });
    await says({ result: 'NO_ANSWER' });
    expect(await checkRegister(register, idNumber)).toEqual({ result: 'NO_ANSWER', dateOfDeath: null });
    await says({ result: 'DECEASED', dateOfDeath: '2026-02-27' });
    expect(await checkRegister(register, idNumber)).toEqual({ result: 'DECEASED', dateOfDeath: '2026-02-27' });
    await says({ result: 'ALIVE' });
    expect(await checkRegister(register, idNumber)).toEqual({ result: 'ALIVE', dateOfDeath: null });
  });

  it('about a mandate, from the question to the answer', async () => {
    const world = aWorld();
    const bank = debtorBankOverHttp({ ...callsOf(world), secret: 'demo-debicheck-secret' });
    await bank.ask({
      contractReference: '700001001201',
      creditorShortName: 'UBUNTU',
      debtorName: 'Thandi Nkosi',
      bankName: 'Capitec Bank',
      accountNumberMasked: '******7890',
      instalmentAmount: 189,
      maximumAmount: 283,
      collectionDay: 25,
      firstCollectionDate: null,
      respondBy: '2026-03-02T18:00:00.000Z',
    });
    const page = await (await world.get('/bank')).text();
    const question = /name="question" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await world.postForm('/bank/mandates/700001001201/answer', { question, answer: 'approve' });
    expect(v.parse(DebiCheckReportSchema, world.received[0]?.body).result).toBe('AUTHENTICATED');
  });

  it('about a debit, from the instruction to the result, and to whoever asks', async () => {
    const world = aWorld();
    const bank = collectingBankOverHttp({ ...callsOf(world), secret: 'demo-debicheck-secret' });
    const instruction = {
      instructionId: '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b111',
      contractReference: '700001001201',
      mandateReference: null,
      creditorShortName: 'UBUNTU',
      actionDate: '2026-03-05',
      amountCents: 28_800,
      holder: 'Thandi Nkosi',
      branchCode: '470010',
      accountType: 'SAVINGS',
      accountNumber: '1234567970',
      trackingDays: 10,
    } as const;
    await bank.collect(instruction);
    await bank.collect(instruction);
    expect(await bank.resultOf(instruction.instructionId)).toBeNull();
    await expect(bank.collect({ ...instruction, amountCents: 1 })).rejects.toBeInstanceOf(DebitRefused);
    await world.pass(3000);
    expect(world.received.map(({ url: address }) => address)).toEqual([
      'http://127.0.0.1:4200/api/v1/collections/callback',
    ]);
    const told = v.parse(CollectionResultSchema, world.received[0]?.body);
    expect(told).toMatchObject({ result: 'UNPAID', bankCode: '02', amountCents: 28_800 });
    const { sentAt: _sentAt, ...report } = told;
    expect(await bank.resultOf(instruction.instructionId)).toEqual(report);
    expect(await bank.resultOf('another')).toBeNull();
  });
});
