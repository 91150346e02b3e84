// People of a book who have signed in, each from an address of their own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedCell } from './fill/people.mjs';

/** Of those who share a number nobody could tell whose PIN has come. */
export const hasOwnCell = `record -> 'MainMember' ->> 'Cell_Number' <> '${sharedCell}'`;
/** Whoever asked for a PIN just now has to wait. */
const asksFirst = 'policy_number NOT IN (SELECT policy_number FROM one_time_pins)';

/** So many, picked from the whole book: the number of a policy, the tokens of the session and the headers that open it. */
export async function signInAll({ api, book, ask }, count) {
  const numbers = await book.numbers(`status = 'ACTIVE' AND ${hasOwnCell} AND ${asksFirst}`, count);
  const pins = pinsOf(book.folder);
  const people = [];
  for (const [at, number] of numbers.entries()) {
    const how = { method: 'POST', localAddress: `127.77.0.${1 + (at % 250)}` };
    await ask(`${api}/auth/trigger-login-otp/${number}?shouldSendOtp=true`, how);
    const body = JSON.stringify({ policyNumber: number, otp: await pins(await cellOf(book, number)) });
    const headers = { 'content-type': 'application/json' };
    const { text } = await ask(`${api}/auth/login`, { ...how, headers, body });
    const tokens = JSON.parse(text).data;
    people.push({ number, tokens, headers: { authorization: `Bearer ${tokens.accessToken}` } });
  }
  return people;
}

/** The PIN that was sent to a number last, as soon as it has come; ten seconds at most. */
export function pinsOf(folder) {
  return async (cell) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8').catch(() => '')).trimEnd().split('\n');
      const found = lines.findLast((line) => line.includes(`"to":"${cell}"`) && line.includes('PIN is'));
      if (found) return /PIN is (\d+)/.exec(found)[1];
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('No PIN has come');
  };
}

/** Where the PIN of a policy goes. */
export async function cellOf({ database }, number) {
  const { rows } = await database.query(
    `SELECT record -> 'MainMember' ->> 'Cell_Number' AS cell FROM policies WHERE policy_number = $1`,
    [number],
  );
  return rows[0].cell;
}
