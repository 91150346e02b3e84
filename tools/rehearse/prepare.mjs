// What a rehearsal begins with: the built service, a book of policies, and people of it who have signed in.
import { numbersIn } from '../bench/book.mjs';
import { designBook, fillBook } from '../bench/fill/fill-book.mjs';
import { migrateAt } from '../bench/fill/migrate-at.mjs';
import { workspaceCode } from '../bench/fill/workspace-code.mjs';
import { client } from '../bench/open-loop.mjs';
import { signInAll } from '../bench/sign-in-all.mjs';
import { run } from '../lib/workspace.mjs';

/** A token is good for ten minutes; another is fetched well before. Milliseconds. */
const tokenAge = 300_000;
/** What everybody on the book has lived through. */
const months = 1;

export async function build() {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
}

/** Fills an empty database with a book of so many policies. Gives its size in bytes. */
export async function fill(database, url, policies) {
  const code = await workspaceCode();
  await migrateAt(code, url);
  const book = await designBook(code, { today: code.domain.todayInJohannesburg(new Date()), months });
  await fillBook(code, book, { url, upTo: policies });
  const { rows } = await database.query('SELECT pg_database_size(current_database()) AS size');
  return Number(rows[0].size);
}

/** So many people of the book, signed in at a process: each with the number of their policy and a token that lasts. */
export async function signInPeople({ api, folder }, { database, pass }, count) {
  const book = { folder, database, numbers: numbersIn(database) };
  const people = await signInAll({ api, book, ask: client() }, count);
  return people.map(({ number, tokens }) => ({ number, token: lastingToken(pass, tokens) }));
}

/** The token of one session, renewed as a phone renews it. */
function lastingToken(pass, tokens) {
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
