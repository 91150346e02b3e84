import { apiBase, type ClaimTokens } from '@portal/contract';
import { auditOf, claimsOfPolicies, findDeathReport, inTransaction, saveClaim, schema } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { aWorld, type Sent, type World } from '../../../testing/world';
import {
  cells,
  josephsPolicy,
  numbers,
  receiptOf,
  reporting,
  rosesPolicy,
  seedReportedFamily,
} from '../death-reports/testing/reported-family';

onEveryDatabase('Somebody whose number is on record, where a stranger reported the death', (db) => {
  let world: World;
  let reference: string;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    await seedReportedFamily(db.database, world.clock.now());
    reference = receiptOf(await reporting(world).report({ Id_Number: numbers.rose })).reference;
    world.outbox.length = 0;
    world.wait(61);
  });
  const post = (path: string, body: object): Promise<Sent> =>
    world.send('POST', `${apiBase}/claims/${path}`, { body: { claim: numbers.rose, ...body } });
  const pins = () => world.outbox.filter(({ purpose }) => purpose === 'CLAIM_LOGIN').map(({ to }) => to);
  const signIn = async (Cell_Number: string, claim = numbers.rose) => {
    await post('trigger-otp', { claim, Cell_Number });
    return post('login', { claim, Cell_Number, otp: world.sentPin() });
  };
  const claimsOn = (policyNumber: string) => claimsOfPolicies(db.database, [policyNumber]);

  test.each([
    ['the ID number', () => numbers.rose],
    ['the reference of the report', () => reference],
    ['the policy number', () => rosesPolicy],
  ])('opens the claim by signing in with %s, and is told of it', async (_what, name) => {
    const { status, body } = await signIn(cells.daughter, name());
    const [claim, ...more] = await claimsOn(rosesPolicy);
    expect([status, more]).toEqual([200, []]);
    expect(body.data).toMatchObject({ reference: claim?.reference });
    expect(claim?.record).toMatchObject({
      dateOfDeath: '2026-11-18',
      claimants: [{ role: 'BENEFICIARY', cellNumber: cells.daughter, hasComeForward: true, isReporter: true }],
    });
    expect(await findDeathReport(db.database, claim?.record.deathReportId ?? '')).toMatchObject({ status: 'LINKED' });
    expect(world.outbox.map(({ purpose, to }) => [purpose, to])).toEqual([
      ['CLAIM_LOGIN', cells.daughter],
      ['CLAIM_OPEN', cells.daughter],
    ]);
    expect((await auditOf(db.database, rosesPolicy)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['CLAIM_OPENED', 'CLAIMANT_SIGNED_IN']),
    );
    expect(await claimsOn(josephsPolicy)).toEqual([]);
  });

  test('opens it as the policyholder of whom somebody else died', async () => {
    expect((await signIn(cells.joseph)).status).toBe(200);
    expect(await claimsOn(josephsPolicy)).toMatchObject([
      { lifeKind: 'EXTENDED_MEMBER', record: { claimants: [{ role: 'POLICYHOLDER', hasComeForward: true }] } },
    ]);
    expect(await claimsOn(rosesPolicy)).toEqual([]);
  });

  test('opens nothing with a wrong PIN, and nothing before the PIN', async () => {
    await post('trigger-otp', { Cell_Number: cells.daughter });
    expect((await post('login', { Cell_Number: cells.daughter, otp: '000000' })).status).toBe(400);
    expect(await claimsOn(rosesPolicy)).toEqual([]);
  });

  test('signs in to the same claim the next time, and so does not open another', async () => {
    const first = await signIn(cells.daughter);
    world.wait(61);
    expect((await signIn(cells.daughter)).body.data).toMatchObject({
      reference: (first.body.data as unknown as ClaimTokens).reference,
    });
    expect(await claimsOn(rosesPolicy)).toHaveLength(1);
  });

  test('is sent no PIN where the number is not on record, belongs to who died, or the report is closed', async () => {
    for (const cell of [cells.stranger, cells.son, cells.rose]) await post('trigger-otp', { Cell_Number: cell });
    await db.database.update(schema.deathReports).set({ status: 'CLOSED' });
    await post('trigger-otp', { Cell_Number: cells.daughter });
    expect(pins()).toEqual([]);
  });

  test('opens nothing again that staff found to be a mistake', async () => {
    await signIn(cells.daughter);
    const [claim] = await claimsOn(rosesPolicy);
    if (!claim) throw new Error('No claim was opened');
    const { record } = claim;
    await inTransaction(db.database, (tx) => saveClaim(tx, claim, { status: 'VOID', record }, world.clock.now()));
    world.outbox.length = 0;
    world.wait(61);
    await post('trigger-otp', { Cell_Number: cells.daughter });
    expect(pins()).toEqual([]);
  });
});
