// People who read and change policies all the time, and note what they were promised.
import { randomUUID } from 'node:crypto';
import { pause } from './release.mjs';

/** Between two requests of one client, in milliseconds. */
const breath = 10;

/**
 * Clients that ask for these people until they are told to end: some read, some write a new e-mail address under a key of its own. Each policy
 * has one writer, who waits for one answer before the next change.
 */
export function traffic({ pass, people, readers, writers }) {
  const writes = [];
  const failures = [];
  const counts = { reads: 0, writes: 0, slowest: 0 };
  let isOver = false;

  const ask = async (what, { token }, path, init) => {
    const began = performance.now();
    try {
      const answer = await pass(path, {
        ...init,
        headers: { authorization: `Bearer ${await token()}`, ...init?.headers },
      });
      const text = await answer.text();
      counts.slowest = Math.max(counts.slowest, performance.now() - began);
      if (answer.status === 200) return text;
      failures.push(`${new Date().toISOString()} ${what}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${new Date().toISOString()} ${what}: ${error.cause?.message ?? error.message}`);
    }
    return null;
  };

  const reader = async () => {
    while (!isOver) {
      const person = anyOf(people);
      await ask('reading', person, `/policy/${person.number}`);
      counts.reads += 1;
      await pause(breath);
    }
  };

  const writer = async (own) => {
    const owned = people.filter((_, place) => place % writers === own);
    while (!isOver) {
      const person = anyOf(owned);
      const write = aWrite(person.number);
      writes.push(write);
      write.answer = await ask('changing', person, ...requestOf(write));
      write.answeredAt = Date.now();
      counts.writes += 1;
      await pause(breath);
    }
  };

  const clients = [
    ...Array.from({ length: readers }, reader),
    ...Array.from({ length: writers }, (_, own) => writer(own)),
  ];
  return {
    writes,
    failures,
    counts,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

const anyOf = (some) => some[Math.floor(Math.random() * some.length)];

const aWrite = (policyNumber) => {
  const key = randomUUID();
  return { key, policyNumber, email: `${key}@example.com`, answer: null, answeredAt: null };
};

/** Path and request of a write: the same again is the same intention. */
export const requestOf = ({ key, policyNumber, email }) => [
  `/update-main-member/${policyNumber}`,
  {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-request-id': key },
    body: JSON.stringify({ Email_Address: email }),
  },
];

/**
 * Which of the writes a moment divides: those that were acknowledged before it, those that nobody had begun, and those under way, which
 * may have happened or not.
 */
export function splitAt(writes, { acknowledged, sent }) {
  return {
    before: writes.filter(({ key }) => acknowledged.has(key)),
    underWay: writes.filter(({ key }) => !acknowledged.has(key) && sent.has(key)),
    after: writes.filter(({ key }) => !sent.has(key)),
  };
}

export const acknowledgedKeys = (writes) => keysOf(writes.filter(({ answer }) => answer !== null));
export const keysOf = (writes) => new Set(writes.map(({ key }) => key));
