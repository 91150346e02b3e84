// `npm run bench:workloads`: the days of a service over a book, each timed for whoever waits, from the moment at which a request was
// meant to be sent. Never part of `npm test`.
//
//   sign-in    people sign in, RATE a second: PIN, sign-in, policy, notifications
//   mixed      what an hour is like: reads, searches of staff, payments at a till, changes, at once
//   debit-day  the job makes and hands over debits while people read; then the bank reports what became of them
//   month-end  the first of a month: the job moves every policy on that did not pay, while people read
//
// WHICH of them (all), POLICIES of a new book or FOLDER of one that was filled before, RATE a second, SECONDS of each.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { openBook } from './book.mjs';
import { mixedWork } from './mixed-work.mjs';
import { client, closedLoop, openLoop, told } from './open-loop.mjs';
import { setting } from './setting.mjs';
import { cellOf, hasOwnCell, pinsOf, signInAll } from './sign-in-all.mjs';
import { startProvider } from './staff-token.mjs';

const [policies, rate, seconds] = [setting('POLICIES', 10_000), setting('RATE', 20), setting('SECONDS', 15)];
const which = (process.env.WHICH ?? 'sign-in,mixed,debit-day,month-end').split(',');
const debiCheckSecret = 'demo-debicheck-secret';
const day = 86_400_000;

/** How far the clock of the service was moved. */
let offset = 0;
const ask = client();
let book;
let isWhole = false;
const partners = await startPartners();
const provider = await startProvider();
try {
  book = await openBook({ policies });
  const { api } = await book.serve({ DEBICHECK_URL: partners.url, SMS_GATEWAY_URL: partners.url, ...provider.env });
  const staff = `Bearer ${await provider.tokenFor('Somebody of staff')}`;
  const world = { api, book, staff };
  const workloads = { 'sign-in': signInStorm, mixed, 'debit-day': debitDay, 'month-end': monthEnd };
  for (const name of which) await workloads[name](world);
  isWhole = true;
} catch (error) {
  console.error(error);
}
await book?.end();
partners.stop();
provider.stop();
process.exit(isWhole ? 0 : 1);

function say(what, result) {
  console.log(`${what.padEnd(44)} ${told(result)}`);
}

/** Everybody from an address of their own, as they would. */
async function signInStorm({ api, book }) {
  const numbers = await book.numbers(`status = 'ACTIVE' AND ${hasOwnCell}`, rate * seconds);
  const tokens = [];
  const pins = pinsOf(book.folder);
  const parts = { pin: [], 'sign-in': [], policy: [], notifications: [] };
  const whole = await openLoop({ rate, count: numbers.length }, async (at) => {
    const number = numbers[at];
    const localAddress = `127.${1 + (at >> 14)}.${(at >> 7) & 127}.${1 + (at & 127)}`;
    const step = async (name, address, how) => {
      const from = performance.now();
      const { status, text } = await ask(`${api}${address}`, { localAddress, ...how });
      parts[name].push(performance.now() - from);
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
      return JSON.parse(text).data;
    };
    await step('pin', `/auth/trigger-login-otp/${number}?shouldSendOtp=true`, { method: 'POST' });
    const otp = await pins(await cellOf(book, number));
    const login = await step('sign-in', '/auth/login', post({ policyNumber: number, otp }));
    const headers = { authorization: `Bearer ${login.accessToken}` };
    tokens.push({ number, headers });
    await step('policy', `/policy/${number}`, { headers });
    await step('notifications', '/notifications/in-app', { headers });
    return true;
  });
  say(`sign-in: all of it, ${rate} a second`, whole);
  for (const [name, times] of Object.entries(parts)) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
    console.log(`  ${name.padEnd(42)} p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`);
  }
  return tokens;
}

async function mixed(world) {
  const people = await signInAll({ ...world, ask }, 40);
  const one = await mixedWork({ ...world, ask, people });
  await openLoop({ rate, count: rate * 2 }, one);
  say(`mixed: open loop, ${rate} a second`, await openLoop({ rate, count: rate * seconds }, one));
  say('mixed: closed loop, 8 at once', await closedLoop({ clients: 8, count: rate * seconds }, one));
}

/** The clock goes to the day before most debits are due; what the job does is timed, and so is whoever reads meanwhile. */
async function debitDay(world) {
  const { book, api } = world;
  await moveTo(api, nextDay(25, -4));
  const { taken, result } = await jobsWhileReading(world);
  const { rows } = await book.database.query(`SELECT id, amount_cents AS cents, state FROM collections
    WHERE state IN ('SENT', 'BUILT') ORDER BY id`);
  const sent = rows.filter(({ state }) => state === 'SENT');
  console.log(
    `debit-day: ${rows.length} debits made and ${sent.length} handed over in ${taken.toFixed(1)} s by one round`,
  );
  say('  people who read meanwhile', result);
  await moveTo(api, nextDay(25, 0));
  const report = (at) => {
    const { id, cents } = sent[at];
    const now = new Date(Date.now() + offset).toISOString();
    const body = JSON.stringify({ instructionId: id, result: 'PAID', amountCents: cents, resultAt: now, sentAt: now });
    return signed(`${api}/collections/callback`, 'x-debicheck-signature', debiCheckSecret, body);
  };
  if (sent.length > 0) {
    say(`  results of the bank, ${5 * rate} a second`, await openLoop({ rate: 5 * rate, count: sent.length }, report));
  }
}

/** Nobody pays: the jobs of the first of the month after, one round, while people read. */
async function monthEnd(world) {
  const { api, book } = world;
  const due = `SELECT count(*)::int AS due FROM policies WHERE next_standing_day <= $1`;
  const on = nextDay(2, 31); // after the debit day
  const { rows } = await book.database.query(due, [new Date(on).toISOString().slice(0, 10)]);
  await moveTo(api, on);
  const { taken, result } = await jobsWhileReading(world);
  const { rows: left } = await book.database.query(due, [new Date(on).toISOString().slice(0, 10)]);
  console.log(
    `month-end: ${rows[0].due} policies to move on, the jobs took ${taken.toFixed(1)} s, ${left[0].due} are left`,
  );
  say('  people who read meanwhile', result);
}

/** One round of all jobs, while people sign in and read: whoever signed in before the clock was moved is signed out. */
async function jobsWhileReading(world) {
  const began = performance.now();
  const jobs = upkeep(world.api).then(() => (performance.now() - began) / 1000);
  const people = await signInAll({ ...world, ask }, 20);
  const reading = readers(world, people);
  const taken = await jobs;
  return { taken, result: await reading.end() };
}

/** Reads at a steady rate until it is told to end. */
function readers(world, people) {
  let isOver = false;
  const all = [];
  const work = (async () => {
    while (!isOver) all.push(await openLoop({ rate, count: rate }, (at) => read(world, people[at % people.length])));
  })();
  return {
    end: async () => {
      isOver = true;
      await work;
      const worst = (key) => Math.max(...all.map((one) => one[key]));
      const middle = all.map(({ p50 }) => p50).sort((a, b) => a - b)[Math.floor(all.length / 2)];
      const sum = (key) => all.reduce((total, one) => total + one[key], 0);
      return {
        p50: middle,
        p95: worst('p95'),
        p99: worst('p99'),
        failed: sum('failed'),
        perSecond: sum('perSecond') / all.length,
      };
    },
  };
}

function post(body) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function isGood({ status }) {
  return status === 200;
}

async function read({ api }, { number, headers }) {
  return isGood(await ask(`${api}/policy/${number}`, { headers }));
}

async function signed(address, header, secret, body) {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', [header]: signature };
  return isGood(await ask(address, { method: 'POST', headers, body }));
}

async function moveTo(api, moment) {
  offset = moment - Date.now();
  await ask(new URL('/__test/clock', api), post({ offsetMs: Math.round(offset) }));
}

async function upkeep(api) {
  if (!isGood(await ask(new URL('/__test/upkeep', api), { method: 'POST' }))) throw new Error('The jobs failed');
}

/** Nine in the morning so many days from the next of that day of a month. */
function nextDay(dayOfMonth, more) {
  const now = new Date();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, dayOfMonth, 7);
  return next + more * day;
}

/** A bank that takes every debit, and a gateway that takes every message; neither says anything by itself. */
async function startPartners() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end('{"success":true,"data":{"result":null}}'),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
