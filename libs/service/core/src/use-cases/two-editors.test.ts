import { type Policy } from '@portal/contract';
import { atSize } from '@portal/domain/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorld, type Sent } from '../testing/world';

/** PGlite does everything in turn: there the second editor is always late. */
const pairsOn = (isParallel: boolean) => (isParallel ? atSize({ test: 60, prove: 200 }) : 10);

function dataOf<T>({ body, text }: Sent): T {
  if (!body.success) throw new Error(text);
  return body.data as T;
}

onEveryDatabase('Two people who edit one record as they both saw it (E3)', (db) => {
  it('one wins and the other is told, pair after pair; nothing that neither sent goes back', async ({ annotate }) => {
    await emptyDatabase(db.database);
    const world = await aWorld(db.database);
    const { accessToken: token } = await world.signIn(ownerPolicy);
    const send = (method: string, path: string, body?: object): Promise<Sent> =>
      world.send(method, `/api/v1/${path}/${ownerPolicy}`, { token, ...(body && { body }) });
    const child = async () => {
      const [first] = dataOf<{ policy: Policy }>(await send('GET', 'policy')).policy.Children;
      if (!first) throw new Error('Nobody to edit');
      return first;
    };
    const outcomeOf = ({ status, body }: Sent) => (body.success ? 'taken' : `${status} ${body.code}`);

    const pairs = pairsOn(db.isParallel);
    for (let pair = 0; pair < pairs; pair += 1) {
      const { id, Version, Email_Address, Cell_Number } = await child();
      const [email, cell] = [`pair${pair}@example.com`, `2782${String(1_000_000 + pair)}`];
      const sent = await Promise.all([
        send('PUT', 'update-child', { id, Version, Email_Address: email }),
        send('PUT', 'update-child', { id, Version, Cell_Number: cell }),
      ]);
      const outcomes = sent.map(outcomeOf);
      expect([...outcomes].sort()).toEqual(['409 STALE_VERSION', 'taken']);
      const isEmail = outcomes[0] === 'taken';
      expect(await child()).toMatchObject({
        Version: (Version ?? 0) + 1,
        Email_Address: isEmail ? email : Email_Address,
        Cell_Number: isEmail ? Cell_Number : cell,
      });
    }
    await annotate(`${pairs} pairs on ${db.isParallel ? 'PostgreSQL' : 'PGlite'}: one taken, one told each time`, 'E3');
  });
});
