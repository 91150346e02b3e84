// What an hour of a service is like: of a hundred requests 60 read, 10 search, 20 pay at a till, 10 change.
import { reporter } from './report-payment.mjs';

/** Gives what sends one request after the other by people who have signed in and by staff, and says whether the answer was right. */
export async function mixedWork({ api, book, staff, ask, people }) {
  const numbers = await book.numbers(`status IN ('ACTIVE', 'IN_GRACE')`, 4_000);
  const { rows } = await book.database.query('SELECT name_key FROM policy_people TABLESAMPLE SYSTEM (5) LIMIT 500');
  const report = reporter({ ask, api, numbers });
  const isRight = ({ status }) => status === 200;
  const json = { 'content-type': 'application/json' };
  const person = (at) => people[at % people.length];
  const kinds = {
    read: async (at) => isRight(await ask(`${api}/policy/${person(at).number}`, { headers: person(at).headers })),
    search: async (at) => {
      const body = JSON.stringify({ text: rows[at % rows.length].name_key.slice(0, 6) });
      const headers = { ...json, authorization: staff };
      return isRight(await ask(`${api}/staff/policy-search`, { method: 'POST', headers, body }));
    },
    pay: async () => (await report()) === 200,
    change: async (at) => {
      const body = JSON.stringify({ Email_Address: `person${at}.${Date.now()}@example.com` });
      const headers = { ...json, ...person(at).headers };
      return isRight(await ask(`${api}/update-main-member/${person(at).number}`, { method: 'PUT', headers, body }));
    },
  };
  const shares = [...Array(6).fill('read'), 'search', 'pay', 'pay', 'change'];
  return (at) => kinds[shares[(at * 7) % shares.length]](at);
}
