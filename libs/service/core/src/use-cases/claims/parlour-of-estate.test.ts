import { apiBase, type Claim, type ClaimCase, type ClaimTokens } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { payClaims, receivePayoutReport } from '@portal/service-payments';
import { aPayoutBank } from '@portal/service-payments/testing';
import { type SomeStaff } from '@portal/service-identity/testing';
import { payoutsOfClaims, schema, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/staff-service';
import { type Sent } from '../../testing/world';
import { aFile, anAccount, aParlour, claimOf } from './customer/testing/claiming-family';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  loneVusiPolicy,
  saying,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from './staff/testing/claims-desk';

const sistersNumber = '27826660150';
const executorsNumber = '27826660151';
const ofSister = anIdNumber({ born: '1984-06-01', sequence: 3 });

/** Vusi has died with R30 000 and nobody named; his sister Nomsa arranges the funeral. */
onEveryDatabase('A funeral parlour that is paid from an estate without a beneficiary', (db) => {
  let desk: ClaimsDesk;
  let bank: ReturnType<typeof aPayoutBank>;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    bank = aPayoutBank();
  });

  const accepting = { verdict: 'ACCEPTED', says: saying({}) };
  const arrangerOf = ({ claimants }: ClaimCase) => claimants.find(({ arrangesFuneral }) => arrangesFuneral)!;
  const executorOf = ({ claimants }: ClaimCase) => claimants.find(({ role }) => role === 'EXECUTOR')!;
  const ready = () => desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy });
  const sister = { First_Name: 'Nomsa', Surname: 'Khumalo', Id_Number: ofSister, Cell_Number: sistersNumber };
  const letIn = (claim: ClaimCase, more: object = {}, by: SomeStaff = somePortalAdmin): Promise<Sent> =>
    desk.act(by, claim, 'claimants', { claimantId: arrangerOf(claim).id, ...sister, ...more });
  /** Her ID came by hand and was accepted by a consultant. */
  const identified = async (claim: ClaimCase): Promise<ClaimCase> => {
    const received = dataOf<ClaimCase>(await desk.receive(claim, 'ID_COPY'));
    return dataOf<ClaimCase>(await desk.judge(received, 'ID_COPY', accepting));
  };
  const withSister = async (claim: ClaimCase): Promise<ClaimCase> => dataOf(await letIn(await identified(claim)));
  const approve = async (claim: ClaimCase) => {
    const read = await desk.read(someConsultant, claim);
    return desk.done(somePortalAdmin, await desk.recommended(read, approved), 'confirm', { note: null, ...sworn });
  };
  const post = (path: string, body: object, token?: string): Promise<Sent> =>
    desk.send('POST', `${apiBase}/claims/${path}`, { body, ...(token !== undefined && { token }) });
  const signIn = async (claim: string, Cell_Number = sistersNumber): Promise<string> => {
    desk.wait(61);
    await post('trigger-otp', { claim, Cell_Number });
    const { status, body, text } = await post('login', { claim, Cell_Number, otp: desk.sentPin() });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return (body.data as unknown as ClaimTokens).accessToken;
  };
  const read = async (token: string, { reference }: Pick<ClaimCase, 'reference'>) =>
    claimOf(await desk.send('GET', `${apiBase}/claims/${reference}`, { token }));
  const put = async (token: string, { reference }: Pick<ClaimCase, 'reference'>, parlour: object | null) => {
    const { version } = await read(token, { reference });
    desk.wait(61);
    await post(`${reference}/trigger-otp`, { purpose: 'PAYEE_ACCOUNT' }, token);
    const body = { parlour, otp: desk.sentPin(), version };
    return desk.send('PUT', `${apiBase}/claims/${reference}/funeral-parlour`, { token, body });
  };
  const invoiceAccepted = async (claim: ClaimCase, amount: number): Promise<ClaimCase> => {
    const received = dataOf<ClaimCase>(await desk.receive(await desk.read(someConsultant, claim), 'PARLOUR_INVOICE'));
    const says = saying({ amount });
    return dataOf(await desk.judge(received, 'PARLOUR_INVOICE', { verdict: 'ACCEPTED', says }));
  };
  const told = ({ payouts }: ClaimCase) => payouts.map(({ payee, status, amount }) => [payee.kind, status, amount]);
  const sumOf = ({ payouts }: ClaimCase) =>
    payouts.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { amount }) => sum + amount, 0);
  const now = (claim: ClaimCase) => desk.read(somePortalAdmin, claim);
  const tools = () => ({ database: db.database, clock: desk.clock, random: webRandom, bank: bank.bank });
  const texts = async () =>
    (await db.database.select().from(schema.outbox)).map(({ message }) => `${message.purpose} ${message.to}`);
  /** The next run hands over what is ready, and the bank says what became of it. */
  const run = async (claim: ClaimCase, result: 'PAID' | 'RETURNED' | 'FAILED' | null = 'PAID') => {
    desk.wait(24 * 3600);
    const days = new Set(['Sat', 'Sun']);
    while (days.has(desk.clock.now().toUTCString().slice(0, 3))) desk.wait(24 * 3600);
    await payClaims(tools());
    for (const row of await payoutsOfClaims(db.database, [claim.id])) {
      if (row.status !== 'SENT' || result === null) continue;
      const at = desk.clock.now().toISOString();
      await receivePayoutReport(tools(), {
        payoutId: row.id,
        amountCents: row.amountCents,
        result,
        reason: result === 'PAID' ? null : 'UNKNOWN_ACCOUNT',
        bankReference: 'B-1',
        paidAt: result === 'PAID' ? at : null,
        returnedAt: result === 'RETURNED' ? at : null,
      });
    }
    return now(claim);
  };
  /** She asked for a parlour, the claim is approved and its invoice accepted. */
  const toPay = async (invoice = 31_000): Promise<{ claim: ClaimCase; token: string }> => {
    const claim = await withSister(await ready());
    const token = await signIn(claim.reference);
    claimOf(await put(token, claim, aParlour({ invoiceAmount: invoice })));
    return { claim: await invoiceAccepted(await approve(claim), invoice), token };
  };

  describe('is asked for by the adult who arranges the funeral', () => {
    test('for whom a claim without a beneficiary has a place, and any other has none', async () => {
      const claim = await ready();
      expect(arrangerOf(claim)).toMatchObject({ role: 'FAMILY', share: null, cellNumber: null, letsIn: null });
      expect(claim.documents.find(({ type }) => type === 'ID_COPY')).toMatchObject({
        neededFor: 'PAYMENT',
        payeeName: 'Whoever arranges the funeral',
      });
      const other = await desk.openFor('MainMember', { policyNumber: silverPolicy });
      expect(other.claimants.some(({ arrangesFuneral }) => arrangesFuneral)).toBe(false);
    });

    test('let in by an administrator once another has accepted their ID, who then signs in with number and PIN', async () => {
      const claim = await ready();
      expect(await letIn(claim)).toMatchObject({
        status: 409,
        body: { message: 'Accept the ID of this person first.' },
      });
      const seen = await identified(claim);
      expect(arrangerOf(await now(seen)).letsIn).toBe('ARRANGER');
      expect(await letIn(seen, {}, someConsultant)).toMatchObject({ status: 403 });
      desk.outbox.length = 0;
      const after = dataOf<ClaimCase>(await letIn(seen));
      expect(arrangerOf(after)).toMatchObject({ name: 'Nomsa Khumalo', cellNumber: sistersNumber, share: null });
      expect(after.history.at(-1)?.what).toBe(
        'We let somebody in to the claim: Nomsa Khumalo, who arranges the funeral.',
      );
      expect(desk.outbox).toMatchObject([{ to: sistersNumber, purpose: 'CLAIM_OPEN' }]);
      expect(await read(await signIn(claim.reference), claim)).toMatchObject({ arrangesFuneral: true });
    });

    test('but not by who accepted the ID, nor anybody under 18, nor without an ID number or a date of birth', async () => {
      const claim = await ready();
      const received = dataOf<ClaimCase>(await desk.receive(claim, 'ID_COPY'));
      const seen = dataOf<ClaimCase>(await desk.judge(received, 'ID_COPY', accepting, somePortalAdmin));
      expect(await letIn(seen)).toMatchObject({ status: 403 });
      const young = { Id_Number: anIdNumber({ born: '2010-01-01', sequence: 1 }) };
      const tooYoung = 'Whoever arranges the funeral must be 18 or older';
      for (const [more, field, message] of [
        [young, 'Id_Number', tooYoung],
        [{ Id_Number: null }, 'Id_Number', 'Enter the ID number, or the date of birth on the passport'],
        [{ Id_Number: null, Date_Of_Birth: '2010-01-01' }, 'Date_Of_Birth', tooYoung],
      ] as const) {
        expect(await letIn(seen, more, anotherAdmin)).toMatchObject({
          status: 422,
          body: { errors: [{ field, message }] },
        });
      }
    });

    test('as well with a passport, whose date of birth says that they are an adult', async () => {
      const claim = await identified(await ready());
      const read = dataOf<ClaimCase>(await letIn(claim, { Id_Number: null, Date_Of_Birth: '1984-06-01' }));
      expect(arrangerOf(read)).toMatchObject({ name: 'Nomsa Khumalo', cellNumber: sistersNumber });
    });

    test('who reads the claim, the funeral parlour and its invoice, and nothing of the estate or of others', async () => {
      const { claim, token } = await toPay();
      const seen = await read(token, claim);
      expect(seen).toMatchObject({
        arrangesFuneral: true,
        amounts: null,
        account: null,
        decision: null,
        placeOfDeath: null,
        parlour: { name: 'Dignity Funerals', invoiceAmount: 31_000 },
      });
      expect(seen.payouts).toMatchObject([
        { amount: 20_000, lines: [{ label: 'Paid to the funeral parlour', amount: 20_000 }] },
      ]);
      expect(seen.documents.map(({ type }) => type)).toEqual(['ID_COPY', 'PARLOUR_INVOICE']);
      expect(seen.history.map(({ what }) => what)).toEqual([
        'We were asked to pay a funeral parlour from a part of the claim.',
      ]);
      const text = JSON.stringify(seen);
      for (const word of ['30000', '10000', 'Estate', 'Sizwe', 'NATURAL']) expect(text).not.toContain(word);
      const list = await desk.send('GET', `${apiBase}/claims`, { token });
      expect((list.body.data as unknown as Claim[])[0]?.stage.heading).toBe('We pay the funeral parlour');
    });

    test('who gives no account, withdraws nothing and gets no letter', async () => {
      const claim = await withSister(await ready());
      const token = await signIn(claim.reference);
      const { version, allowedActs } = await read(token, claim);
      expect(allowedActs).toEqual(['SEND_DOCUMENTS', 'SET_PARLOUR']);
      const account = await desk.send('PUT', `${apiBase}/claims/${claim.reference}/payee-account`, {
        token,
        body: { ...anAccount(), otp: '123456', version },
      });
      expect(account).toMatchObject({ status: 409, body: { message: 'Nothing of this claim is paid to you.' } });
      expect((await post(`${claim.reference}/withdraw`, { reason: null, version }, token)).status).toBe(409);
      const letter = await desk.send('GET', `${apiBase}/claims/${claim.reference}/letters/${claim.id}`, { token });
      expect(letter.status).toBe(404);
    });

    test('who sends the invoice, and nothing in place of what others sent', async () => {
      const claim = await withSister(await ready());
      const token = await signIn(claim.reference);
      const asked = claimOf(await put(token, claim, aParlour()));
      const invoice = asked.documents.find(({ type }) => type === 'PARLOUR_INVOICE');
      const send = (documentId: string | undefined, version: number) =>
        post(`${claim.reference}/documents`, { documentId, files: [aFile()], version }, token);
      const sent = claimOf(await send(invoice?.id, asked.version));
      expect(sent.documents.find(({ type }) => type === 'PARLOUR_INVOICE')).toMatchObject({ status: 'RECEIVED' });
      const certificate = claim.documents.find(({ type }) => type === 'DEATH_CERTIFICATE');
      expect((await send(certificate?.id, sent.version)).status).toBe(404);
    });
  });

  describe('is paid in the next run although there is no executor', () => {
    test.each([
      { invoice: 19_999.99, parlour: 19_999.99, estate: 10_000.01 },
      { invoice: 20_000, parlour: 20_000, estate: 10_000 },
      { invoice: 20_000.01, parlour: 20_000, estate: 10_000 },
    ])('of an invoice of $invoice: $parlour, and the rest is for the estate', async ({ invoice, parlour, estate }) => {
      const { claim } = await toPay(invoice);
      expect(told(claim)).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', estate],
        ['FUNERAL_PARLOUR', 'READY', parlour],
      ]);
      const paid = await run(claim);
      expect(told(paid)).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', estate],
        ['FUNERAL_PARLOUR', 'PAID', parlour],
      ]);
      expect(sumOf(paid)).toBe(30_000);
      expect([...bank.taken.values()]).toMatchObject([
        {
          amountCents: Math.round(parlour * 100),
          account: { holder: 'Dignity Funerals', accountNumber: '62000067890' },
        },
      ]);
      expect(await texts()).toContain(`PARLOUR_PAID ${sistersNumber}`);
      const seen = await read(await signIn(claim.reference), claim);
      expect(seen.stage.heading).toBe('We have paid the funeral parlour');
      expect(seen.allowedActs).not.toContain('SET_PARLOUR');
    });

    test('of what is left of a share after premiums were taken off', async () => {
      await desk.setPaidTo(loneVusiPolicy, '2026-10-31');
      const { claim } = await toPay(40_000);
      expect(sumOf(claim)).toBeLessThan(30_000);
      expect(told(claim)[1]).toEqual(['FUNERAL_PARLOUR', 'READY', 20_000]);
    });

    test('when she asks only after the approval, and the estate keeps everything until the invoice is accepted', async () => {
      const claim = await approve(await withSister(await ready()));
      expect(desk.outbox.some(({ to, purpose }) => to === sistersNumber && purpose === 'PARLOUR_DECIDED')).toBe(true);
      const token = await signIn(claim.reference);
      expect((await read(token, claim)).stage.heading).toBe('Tell us which funeral parlour to pay');
      const asked = claimOf(await put(token, claim, aParlour()));
      expect(asked).toMatchObject({ parlour: { account: { waitsForAdministrator: false } }, payouts: [] });
      expect(asked.stage.heading).toBe('We need the invoice of the funeral parlour');
      expect(told(await now(claim))).toEqual([['ESTATE', 'WAITING_FOR_ACCOUNT', 30_000]]);
      expect(told(await invoiceAccepted(claim, 9000))).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', 21_000],
        ['FUNERAL_PARLOUR', 'READY', 9000],
      ]);
    });

    test('goes back to the estate when the invoice turns out not to be usable, or she takes it back', async () => {
      const { claim } = await toPay(9000);
      const unusable = { verdict: 'NOT_USABLE', reason: 'WRONG_DOCUMENT' };
      const without = dataOf<ClaimCase>(await desk.judge(claim, 'PARLOUR_INVOICE', unusable));
      expect(told(without)).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', 30_000],
        ['FUNERAL_PARLOUR', 'CANCELLED', 9000],
      ]);
      const again = await invoiceAccepted(without, 9000);
      expect(sumOf(again)).toBe(30_000);
      claimOf(await put(await signIn(claim.reference), claim, null));
      const back = await now(claim);
      expect(back.payouts.filter(({ status }) => status !== 'CANCELLED')).toMatchObject([
        { payee: { kind: 'ESTATE' }, amount: 30_000 },
      ]);
    });

    test('waits for an administrator where she changes its account after the approval', async () => {
      const { claim, token } = await toPay(9000);
      claimOf(await put(token, claim, aParlour({ invoiceAmount: 9000, Account_Number: '62000067891' })));
      expect(told(await now(claim))[1]).toEqual(['FUNERAL_PARLOUR', 'WAITING_FOR_ACCOUNT', 9000]);
    });

    test('once, however often it is asked for at the same time', async () => {
      const claim = await withSister(await ready());
      const token = await signIn(claim.reference);
      const { version } = await read(token, claim);
      desk.wait(61);
      await post(`${claim.reference}/trigger-otp`, { purpose: 'PAYEE_ACCOUNT' }, token);
      const body = { parlour: aParlour(), otp: desk.sentPin(), version };
      const path = `${apiBase}/claims/${claim.reference}/funeral-parlour`;
      const answers = await Promise.all([1, 2].map(() => desk.send('PUT', path, { token, body })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const paid = await run(await invoiceAccepted(await approve(claim), 9000));
      expect(told(paid).filter(([kind]) => kind === 'FUNERAL_PARLOUR')).toEqual([['FUNERAL_PARLOUR', 'PAID', 9000]]);
      expect(sumOf(await run(paid))).toBe(30_000);
      expect(bank.taken.size).toBe(1);
    });

    test('is made anew by an administrator where the bank did not pay, and never beside the first', async () => {
      const { claim } = await toPay(9000);
      const failed = await run(claim, 'FAILED');
      expect(told(failed)[1]).toEqual(['FUNERAL_PARLOUR', 'FAILED', 9000]);
      const payout = failed.payouts[1];
      const path = `/staff/payouts/${payout?.id ?? ''}/retry`;
      dataOf(await desk.as(somePortalAdmin)('POST', path, { version: payout?.version }));
      expect(told(await now(claim))[1]).toEqual(['FUNERAL_PARLOUR', 'WAITING_FOR_ACCOUNT', 9000]);
      const token = await signIn(claim.reference);
      claimOf(await put(token, claim, aParlour({ invoiceAmount: 9000, Account_Number: '62000067891' })));
      expect(sumOf(await now(claim))).toBe(30_000);
    });
  });

  describe('and what becomes of the claim', () => {
    test('recalled and approved again it is paid once', async () => {
      const { claim } = await toPay(9000);
      const recalled = await desk.done(somePortalAdmin, claim, 'recall', { reason: 'To look at it again' });
      expect(recalled.payouts.every(({ status }) => status === 'CANCELLED')).toBe(true);
      const again = await approve(recalled);
      expect(told(again).filter(([, status]) => status !== 'CANCELLED')).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', 21_000],
        ['FUNERAL_PARLOUR', 'READY', 9000],
      ]);
    });

    test('is recalled no more once it was paid', async () => {
      const paid = await run((await toPay(9000)).claim);
      expect((await desk.act(somePortalAdmin, paid, 'recall', { reason: 'Too late' })).status).toBe(409);
    });

    test('refused nothing is paid, and she reads why not', async () => {
      const claim = await withSister(await ready());
      const token = await signIn(claim.reference);
      claimOf(await put(token, claim, aParlour()));
      const refusal = {
        cause: 'NATURAL',
        kind: 'REPUDIATE',
        reasonCode: 'FRAUD',
        reasonText: 'The death certificate is not of this person.',
        wording: 'We pay nothing on documents that are not genuine.',
        ...sworn,
      };
      const recommended = await desk.act(someConsultant, await now(claim), 'recommend', refusal);
      const refused = await desk.done(somePortalAdmin, dataOf(recommended), 'confirm', { note: 'Looked', ...sworn });
      expect(refused.payouts).toEqual([]);
      const seen = await read(await signIn(claim.reference), claim);
      expect(seen).toMatchObject({ stage: { heading: 'We cannot pay this claim' }, decision: null, payouts: [] });
      expect(seen.allowedActs).not.toContain('SET_PARLOUR');
    });
  });

  describe('and who speaks for the estate', () => {
    const executor = { First_Name: 'Sipho', Surname: 'Dube', Id_Number: null, Cell_Number: executorsNumber };
    const withExecutor = async (claim: ClaimCase, more: object = {}): Promise<ClaimCase> => {
      const received = dataOf<ClaimCase>(await desk.receive(await now(claim), 'EXECUTOR_LETTER'));
      const seen = dataOf<ClaimCase>(await desk.judge(received, 'EXECUTOR_LETTER', accepting));
      const body = { claimantId: executorOf(seen).id, ...executor, ...more };
      return dataOf(await desk.act(somePortalAdmin, seen, 'claimants', body));
    };

    test('has the rest, when they come after it was paid', async () => {
      const paid = await run((await toPay()).claim);
      await withExecutor(paid);
      const token = await signIn(paid.reference, executorsNumber);
      const seen = await read(token, paid);
      expect(seen.arrangesFuneral).toBe(false);
      expect(seen.payouts).toMatchObject([{ amount: 10_000, parlour: null }]);
      expect(await put(token, paid, aParlour())).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('whoever arranges the funeral asked for it') },
      });
    });

    test('leaves what was asked for before as it is, and asks for a parlour in the place of others from then on', async () => {
      const { claim } = await toPay(9000);
      await withExecutor(claim);
      const paid = await run(claim);
      expect(told(paid)[1]).toEqual(['FUNERAL_PARLOUR', 'PAID', 9000]);
      expect(sumOf(paid)).toBe(30_000);
    });

    test('who comes first says what the parlour is paid', async () => {
      const claim = await withExecutor(await approve(await withSister(await ready())));
      const token = await signIn(claim.reference);
      expect((await read(token, claim)).allowedActs).not.toContain('SET_PARLOUR');
      expect(await put(token, claim, aParlour())).toMatchObject({
        status: 409,
        body: { message: 'Somebody speaks for the estate by now. They say what the funeral parlour is paid.' },
      });
      const theirs = await signIn(claim.reference, executorsNumber);
      claimOf(await put(theirs, claim, aParlour({ invoiceAmount: 25_000 })));
      expect(told(await now(claim))).toEqual([
        ['ESTATE', 'WAITING_FOR_ACCOUNT', 5000],
        ['FUNERAL_PARLOUR', 'WAITING_FOR_ACCOUNT', 25_000],
      ]);
    });

    test('is not held up by a request without an accepted invoice, of which nothing is paid then', async () => {
      const claim = await withSister(await ready());
      claimOf(await put(await signIn(claim.reference), claim, aParlour()));
      const decided = await withExecutor(await approve(claim));
      claimOf(await put(await signIn(claim.reference, executorsNumber), decided, aParlour()));
      const sisters = (await now(claim)).documents.find(
        ({ type, payeeName }) => type === 'PARLOUR_INVOICE' && payeeName === 'Nomsa Khumalo',
      );
      const path = `documents/${sisters?.id ?? ''}`;
      const received = await desk.done(someConsultant, await now(claim), path, { files: [aFile()] });
      const judged = await desk.done(someConsultant, received, `${path}/judge`, {
        verdict: 'ACCEPTED',
        says: saying({ amount: 9000 }),
      });
      expect(judged.payouts.filter(({ payee }) => payee.kind === 'FUNERAL_PARLOUR')).toMatchObject([{ amount: 9000 }]);
      expect(sumOf(judged)).toBe(30_000);
    });

    test('asks for nothing more once it was paid, also where its invoice is found not to be usable later', async () => {
      const paid = await withExecutor(await run((await toPay(9000)).claim));
      const unusable = { verdict: 'NOT_USABLE', reason: 'WRONG_DOCUMENT' };
      const judged = dataOf<ClaimCase>(await desk.judge(paid, 'PARLOUR_INVOICE', unusable));
      const token = await signIn(judged.reference, executorsNumber);
      expect(await put(token, judged, aParlour())).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      expect(sumOf(await now(judged))).toBe(30_000);
    });

    test('may be the same person, who signs in for the estate from then on', async () => {
      const { claim } = await toPay();
      const after = await withExecutor(claim, { ...sister });
      expect(executorOf(after)).toMatchObject({ representative: 'Nomsa Khumalo', cellNumber: sistersNumber });
      const seen = await read(await signIn(claim.reference), claim);
      expect(seen.arrangesFuneral).toBe(false);
    });
  });
});
