import { type Cover } from '@portal/contract';
import { findPolicy, inTransaction, savePolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, ownerSecondPolicy } from '../testing/seeded-policies';
import { aWorkbench, aDaughter } from '../testing/workbench';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

onEveryDatabase('Who is covered', (db) => {
  let bench: Awaited<ReturnType<typeof aWorkbench>>;
  let token = '';
  beforeAll(async () => {
    bench = await aWorkbench(db.database);
    token = (await bench.signIn(ownerPolicy)).accessToken;
  });
  const ask = (policyNumber: string, on?: string) =>
    bench.send('GET', `/api/v1/policies/${policyNumber}/cover${on === undefined ? '' : `?on=${on}`}`, { token });
  const cover = async (policyNumber: string, on?: string) =>
    (await ask(policyNumber, on)).body.data as unknown as Cover;
  const said = ({ people }: Cover, firstName: string) =>
    plain(people.find((one) => one.firstName === firstName)?.sentence);

  test('is answered for today, with a sentence for each person and the page that says why', async () => {
    const today = await cover(ownerPolicy);
    expect(today).toMatchObject({ date: '2026-11-20', covered: 4, counted: 5, headline: '4 of 5 are covered today.' });
    expect(said(today, 'Nomsa')).toBe('Covered for any cause');
    expect(said(today, 'Thabo')).toBe('Cover ended on 20 November 2026. Children are covered until they turn 22');
    expect(today.people[1]).toMatchObject({
      role: 'SPOUSE',
      state: 'full',
      rule: 'docs/domain/policy.md#r4-3',
      amounts: { natural: 20_000, accident: 20_000, suicide: 20_000 },
    });
  });

  test('is answered for the past by the dates of the record where nothing was saved that old', async () => {
    expect(await cover(ownerPolicy, '2026-11-19')).toMatchObject({ covered: 5 });
    expect(await cover(ownerPolicy, '2024-02-29')).toMatchObject({ covered: 0 });
    expect(await cover(ownerSecondPolicy, '2026-10-01')).toMatchObject({ covered: 1, Policy_Status: 'ACTIVE' });
    expect(await cover(ownerSecondPolicy, '2026-10-02')).toMatchObject({ covered: 0, Policy_Status: 'LAPSED' });
  });

  test('tells whoever asked to join whose move it is, and from when they are covered once it is approved', async () => {
    await bench.send('POST', `/api/v1/add-child/${ownerPolicy}`, { token, body: aDaughter() });
    const asked = await cover(ownerPolicy);
    const daughter = asked.people.at(-1);
    expect(daughter).toMatchObject({ isOnPolicy: false, state: 'not-yet', tone: 'amber', whoseMove: 'you' });
    expect(daughter?.sentence).toMatch(/^Not covered yet\. Your move: send the birth certificate$/);
  });

  test('a past day goes by the policy as it was saved then', async () => {
    const found = await findPolicy(db.database, ownerSecondPolicy);
    if (found === null) throw new Error('No such policy');
    const back = { ...found.record, Policy_Status: 'ACTIVE' as const, Lapse_Date: null, Paid_To_Date: '2026-11-30' };
    await inTransaction(db.database, (tx) =>
      savePolicy(tx, found.record, found.version, new Date('2026-10-03T08:00:00Z')),
    );
    await inTransaction(db.database, (tx) => savePolicy(tx, back, found.version + 1, new Date('2026-11-10T08:00:00Z')));
    expect(await cover(ownerSecondPolicy, '2026-11-09')).toMatchObject({
      covered: 0,
      headline: 'Nobody was covered on 9 November 2026.',
    });
    expect(await cover(ownerSecondPolicy, '2026-11-10')).toMatchObject({ covered: 1 });
    expect(await cover(ownerSecondPolicy, '2026-10-01')).toMatchObject({ covered: 1 });
  });

  test('leaves out whom an open claim is about, from the day of the death on', async () => {
    const before = await cover(ownerPolicy);
    const lifeId = before.people.find(({ firstName }) => firstName === 'Nomsa')?.personId;
    const body = { policyNumber: ownerPolicy, lifeId, dateOfDeath: '2026-11-10', causeReported: 'NATURAL' };
    expect((await bench.send('POST', '/api/v1/claims', { token, body })).status).toBe(200);
    const after = await cover(ownerPolicy);
    expect(after).toMatchObject({ covered: before.covered - 1, counted: before.counted - 1 });
    expect(said(after, 'Nomsa')).toBe('We were told that Nomsa died on 10 November 2026');
    expect(said(await cover(ownerPolicy, '2026-11-10'), 'Nomsa')).toBe(said(after, 'Nomsa'));
    expect(said(await cover(ownerPolicy, '2026-11-09'), 'Nomsa')).toBe('Covered for any cause');
  });

  test('is refused for a day that there is not', async () => {
    expect((await ask(ownerPolicy, '2026-02-30')).status).toBe(422);
  });
});
