import { countingStatements } from '@portal/service-identity/testing';
import { auditOf, inTransaction, insertDeathReport, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type Sent, type World } from '../../../testing/world';
import { cells, numbers, receiptOf, reporting, seedReportedFamily, told } from './testing/reported-family';

onEveryDatabase('POST /death-reports', (db) => {
  let world: World;
  let { askForPin, sendReport, report } = {} as ReturnType<typeof reporting>;
  beforeAll(async () => {
    world = await aWorld(db.database);
    await seedReportedFamily(db.database, world.clock.now());
    ({ askForPin, sendReport, report } = reporting(world));
  });
  /** Each test begins on a day of its own, in a month of its own. */
  beforeEach(async () => {
    world.wait(32 * 86_400);
    await db.database.delete(schema.deathReportLives);
    await db.database.delete(schema.deathReports);
    world.outbox.length = 0;
  });
  const stored = () => db.database.select().from(schema.deathReports);
  const texts = (purpose: string) => world.outbox.filter((one) => one.purpose === purpose);

  /** Ten reports from one address, each of another number. */
  const fillAddress = (address: string) =>
    inTransaction(db.database, (tx) =>
      Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          insertDeathReport(tx, {
            id: crypto.randomUUID(),
            reference: `DR-2222-222${at}`,
            deceased: told({}).deceased as never,
            dateOfDeath: '2026-11-18',
            reporter: { firstName: 'Nomsa', surname: 'Dlamini', relationship: 'OTHER', language: 'ENGLISH' },
            cellNumber: `2783666000${at}`,
            cellProvedAt: world.clock.now(),
            channel: 'WEB',
            address,
            isLeftToStaff: true,
            contactBy: '2026-11-23',
            createdAt: world.clock.now(),
          }),
        ),
      ),
    );

  /** An answer without what differs from one report to the next: the reference and what every answer is told apart by. */
  const shape = ({ status, text, headers }: Sent) => ({
    status,
    text: text.replace(/DR-\w{4}-\w{4}/, 'DR'),
    headers: [...headers.keys()],
  });

  test('answers whoever proves a number with a reference, that number masked and the end of the next business day', async () => {
    world.wait(-32 * 86_400);
    const receipt = receiptOf(await report({ Id_Number: numbers.nobody }));
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^DR-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      cellNumber: '082 *** 0009',
      contactBy: '2026-11-23',
    });
    expect(await stored()).toMatchObject([
      { reference: receipt.reference, channel: 'WEB', cellNumber: cells.stranger, isLeftToStaff: false },
    ]);
    expect(texts('REPORT_RECEIVED')).toMatchObject([
      {
        to: cells.stranger,
        text: expect.stringContaining(`We have your report ${receipt.reference}. We will contact you`),
      },
    ]);
  });

  describe('tells nobody whether we know the person', () => {
    test('a match and no match get one answer, and one row of the audit before anything is looked up', async () => {
      const rows: unknown[] = [];
      const answers: unknown[] = [];
      for (const Id_Number of [numbers.rose, numbers.nobody]) {
        const answer = await report({ Id_Number }, Id_Number === numbers.rose ? cells.stranger : cells.son);
        answers.push({ ...shape(answer), text: shape(answer).text.replace(/082 \*\*\* \d{4}/, 'cell') });
        const reported = (await auditOf(db.database, 'SYSTEM')).find(({ action }) => action === 'DEATH_REPORTED');
        const { after } = reported as { after: { deceased: { Id_Number: string } } };
        rows.push({
          actor: reported?.actorType,
          policyNumber: reported?.policyNumber,
          outcome: reported?.outcome,
          after: Object.keys(after),
          idNumber: after.deceased.Id_Number.length,
        });
        expect(JSON.stringify(after)).not.toContain(Id_Number);
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(rows[1]).toEqual(rows[0]);
    });

    test('and ask the same of the database, statement by statement, until the answer is out', async () => {
      const counted = countingStatements(db.database);
      const watched = await aWorld(counted.database, { databases: { afterwards: db.database } });
      const asked: string[][] = [];
      for (const Id_Number of [numbers.rose, numbers.nobody]) {
        watched.wait(61);
        const { askForPin, sendReport } = reporting(watched);
        await askForPin(cells.stranger);
        counted.statements.length = 0;
        const answer = receiptOf(await sendReport({ ...told({ Id_Number }), otp: watched.sentPin() }));
        asked.push([...counted.statements]);
        const report = (await stored()).find(({ reference }) => reference === answer.reference);
        expect(report?.status).toBe(Id_Number === numbers.rose ? 'UNLINKED' : 'NO_MATCH');
      }
      expect(asked[0]?.length).toBeGreaterThan(5);
      expect(asked[1]).toEqual(asked[0]);
    });
  });

  describe('against fishing', () => {
    test('the fourth report of a number on one day is answered as the first, kept for staff, and nobody is looked for or written to', async () => {
      const answers = [];
      for (let times = 0; times < 4; times += 1) answers.push(shape(await report({ Id_Number: numbers.nobody })));
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect((await stored()).map(({ status, isLeftToStaff }) => [status, isLeftToStaff]).sort()).toEqual([
        ...Array.from({ length: 3 }, () => ['NO_MATCH', false]),
        ['RECEIVED', true],
      ]);
      expect(texts('REPORT_RECEIVED')).toHaveLength(3);
      world.wait(86_400);
      await report({ Id_Number: numbers.nobody });
      expect(texts('REPORT_RECEIVED')).toHaveLength(4);
    });

    test('the sixth report about a person in a month goes to staff alone, whoever sends it', async () => {
      for (let times = 0; times < 6; times += 1) await report({ Id_Number: numbers.rose }, `2783555000${times}`);
      const rows = await stored();
      expect(rows.filter(({ isLeftToStaff }) => isLeftToStaff).map(({ cellNumber }) => cellNumber)).toEqual([
        '27835550005',
      ]);
      expect(texts('ALIVE_CHECK').length).toBeGreaterThan(0);
    });
  });

  test('the eleventh report from one address within an hour is taken as the others, a little later', async () => {
    const from = async (address: string) => {
      world.wait(61);
      await askForPin(cells.stranger);
      const body = JSON.stringify({ Is_True: true, ...told({ Id_Number: numbers.nobody }), otp: world.sentPin() });
      const cookie = world.cookieFor('/api/v1/death-reports');
      const headers = { 'content-type': 'application/json', ...(cookie !== null && { cookie }) };
      const request = new Request('http://service.test/api/v1/death-reports', { method: 'POST', body, headers });
      const begun = performance.now();
      const work: Promise<void>[] = [];
      const { status } = await world.service(request, { address, waitUntil: (more) => void work.push(more) });
      const took = performance.now() - begun;
      await Promise.all(work);
      return { status, isHeldBack: took > 900 };
    };
    const [row] = await fillAddress('10.9.9.9');
    expect(row?.address).toBe('10.9.9.9');
    expect(await from('10.9.9.9')).toEqual({ status: 200, isHeldBack: true });
    expect(await from('10.9.9.10')).toEqual({ status: 200, isHeldBack: false });
  });

  describe('needs a PIN', () => {
    test('and takes no other: a wrong one reports nothing, the right one does once', async () => {
      const body = told({ Id_Number: numbers.nobody });
      const sent = await askForPin(cells.stranger);
      expect(sent.body.data).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
      const otp = world.sentPin();
      const wrong = otp === '000000' ? '111111' : '000000';
      expect(await sendReport({ ...body, otp: wrong })).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
      expect(await stored()).toEqual([]);
      expect((await sendReport({ ...body, otp })).status).toBe(200);
      expect((await sendReport({ ...body, otp })).body.code).toBe('INVALID_OTP');
      expect(await stored()).toHaveLength(1);
    });

    test('that went to the number of the reporter', async () => {
      await askForPin(cells.stranger);
      const body = { ...told({ Id_Number: numbers.nobody }, cells.son), otp: world.sentPin() };
      expect((await sendReport(body)).body.code).toBe('INVALID_OTP');
      expect(await stored()).toEqual([]);
    });

    test('and locks after too many wrong ones, with when to come back', async () => {
      for (let pins = 0; pins < 3; pins += 1) {
        world.wait(61);
        expect((await askForPin(cells.joseph)).status).toBe(200);
        const wrong = world.sentPin() === '000000' ? '111111' : '000000';
        for (let tries = 0; tries < 5; tries += 1) {
          await sendReport({ ...told({ Id_Number: numbers.nobody }, cells.joseph), otp: wrong });
        }
      }
      const locked = await sendReport({ ...told({ Id_Number: numbers.nobody }, cells.joseph), otp: '000000' });
      expect(locked).toMatchObject({ status: 423, body: { code: 'LOCKED' } });
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await askForPin(cells.joseph)).toMatchObject({ status: 423 });
    });

    test('which is limited for each number, and the refusal is the same for a number that is on a policy', async () => {
      const refusals = [];
      for (const number of [cells.rose, cells.stranger]) {
        await askForPin(number);
        const { status, text, headers } = await askForPin(number);
        refusals.push({ status, text, retryAfter: headers.get('retry-after') });
        world.wait(61);
      }
      expect(refusals[0]).toMatchObject({ status: 429, retryAfter: '60' });
      expect(refusals[1]).toEqual(refusals[0]);
    });
  });

  test('is done once for an idempotency key: the second answer is the first one, although the PIN is used up', async () => {
    await askForPin(cells.stranger);
    const body = { ...told({ Id_Number: numbers.nobody }), otp: world.sentPin() };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([sendReport(body, { headers }), sendReport(body, { headers })]);
    expect(answers[1].text).toBe(answers[0].text);
    expect(answers[0].status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const other = { ...body, deceased: { ...body.deceased, Date_Of_Death: '2026-11-17' } };
    expect((await sendReport(other, { headers })).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('leaves no number of the person who died in the log', async () => {
    world.events.length = 0;
    await report({ Id_Number: numbers.rose, Passport_Number: numbers.passport });
    const log = JSON.stringify(world.events);
    for (const secret of [numbers.rose, numbers.passport, cells.stranger]) expect(log).not.toContain(secret);
  });

  test('refuses a day of death that cannot be, beside the field', async () => {
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const refused = await report({ Id_Number: numbers.rose, Date_Of_Death: tomorrow });
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'deceased.Date_Of_Death', message: 'The date of death cannot be in the future' }],
    });
  });
});
