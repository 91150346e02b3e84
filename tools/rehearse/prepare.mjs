// What a rehearsal begins with: the built service, many policies, and one person who has signed in.
import { addPeople } from './many-people.mjs';
import { run } from '../lib/workspace.mjs';

/** The policy that all others are made of, and whose holder owns them. */
export const model = '7000010012';
/** A token is good for ten minutes; another is fetched well before. Milliseconds. */
const tokenAge = 300_000;

export async function build() {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
}

/** People of a measurement have made-up ID numbers, with which nothing may be changed: all get the one of their model. */
const validIdNumbers = `UPDATE policies SET record = jsonb_set(policies.record::jsonb, '{MainMember,Id_Number}',
    one.record::jsonb #> '{MainMember,Id_Number}')::json
  FROM policies AS one WHERE one.policy_number = $1 AND policies.policy_number LIKE '8%'`;

/** Adds policies until there are so many. Gives the size of the database in bytes. */
export async function fill(connect, policies) {
  const client = await connect();
  await addPeople(client, model, policies);
  await client.query(`SET session_replication_role = 'replica'`); // there is no answer yet to forget
  await client.query(validIdNumbers, [model]);
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS size');
  await client.end();
  return Number(rows[0].size);
}

/** The token of one session, renewed as a phone renews it. */
export function lastingToken(pass, tokens) {
  let fetchedAt = Date.now();
  let current = Promise.resolve(tokens);
  const renewed = async ({ refreshToken }) => {
    const answer = await pass('/auth/refresh-token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    return (await answer.json()).data;
  };
  return async () => {
    if (Date.now() - fetchedAt > tokenAge) {
      fetchedAt = Date.now();
      current = current.then(renewed);
    }
    return (await current).accessToken;
  };
}
