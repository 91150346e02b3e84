import { addDays } from '@portal/domain';
import { beforeEach, expect, test } from 'vitest';
import { type MessageQueue } from '../messages/message-queue';
import { type Message } from '../base/ports';
import { inTransaction } from '../database/transaction';
import { type TestDatabase } from './on-every-database';

const start = Date.parse('2026-11-20T08:00:00Z');
/** So many seconds after the start. */
const at = (seconds: number): Date => new Date(start + seconds * 1000);
const leaseMs = 60_000;
const sms = (text: string): Message => ({ channel: 'SMS', to: '27821234567', text, purpose: 'CELL_CHANGED' });

/** What every queue of messages must hold to, whatever stands behind the port. */
export function describeMessageQueue(queue: MessageQueue, db: TestDatabase, empty: () => Promise<unknown>): void {
  beforeEach(empty);
  const put = async (text: string, seconds = 0, policyNumber: string | null = null) => {
    const id = crypto.randomUUID();
    await inTransaction(db.database, (tx) =>
      queue.enqueue(tx, { id, policyNumber, message: sms(text), now: at(seconds) }),
    );
    return id;
  };
  const claim = (seconds: number, most = 10) => queue.claim(db.database, { now: at(seconds), leaseMs, most });
  const one = async (seconds: number) => {
    const [claimed, ...more] = await claim(seconds);
    if (claimed === undefined || more.length > 0) throw new Error(`Claimed ${more.length} too many or none`);
    return claimed;
  };
  const failed = () =>
    queue.failed(db.database, { since: new Date(`${addDays('2026-11-20', -1)}T00:00:00Z`), most: 10 });

  test('a message is claimed with what it says, oldest first and no more than asked for', async () => {
    const ids = [await put('first'), await put('second', 1), await put('third', 2)];
    expect(await claim(3, 2)).toEqual([
      { id: ids[0], message: sms('first'), attempt: 1 },
      { id: ids[1], message: sms('second'), attempt: 1 },
    ]);
    expect(await claim(3, 2)).toEqual([{ id: ids[2], message: sms('third'), attempt: 1 }]);
  });

  test('of ten that are claimed two are the newest and eight the oldest, in the order in which they came', async () => {
    const ids: string[] = [];
    for (let second = 0; second < 20; second += 1) ids.push(await put(`no ${second}`, second));
    const claimed = await claim(20);
    expect(claimed.map(({ id }) => id)).toEqual([...ids.slice(0, 8), ...ids.slice(-2)]);
  });

  test('what waits for the morning goes to the new number of its policy, and nothing else does', async () => {
    const [old, changed] = ['27821234567', '27839998877'];
    const enqueue = (purpose: string, policyNumber: string, to = old) =>
      inTransaction(db.database, (tx) =>
        queue.enqueue(tx, {
          id: crypto.randomUUID(),
          policyNumber,
          message: { channel: 'SMS', to, text: purpose, purpose },
          now: at(0),
        }),
      );
    await enqueue('PREMIUM_DUE', '7000010012');
    await enqueue('BANK_CHANGED', '7000010012');
    await enqueue('POLICY_LAPSED', '7000010012', '27827770000');
    await enqueue('PREMIUM_UNPAID_NOTICE', '7000010020');
    await inTransaction(db.database, (tx) => queue.readdress(tx, '7000010012', { from: old, to: changed }));
    const claimed = await claim(0);
    expect(claimed.map(({ message: { purpose, to } }) => [purpose, to]).toSorted()).toEqual([
      ['BANK_CHANGED', old],
      ['POLICY_LAPSED', '27827770000'],
      ['PREMIUM_DUE', changed],
      ['PREMIUM_UNPAID_NOTICE', old],
    ]);
  });

  test('what is not so any more is taken back, unless it was tried, and of no other policy', async () => {
    const enqueue = (purpose: string, policyNumber: string, second = 0) =>
      inTransaction(db.database, (tx) =>
        queue.enqueue(tx, {
          id: crypto.randomUUID(),
          policyNumber,
          message: { channel: 'SMS', to: '27821234567', text: policyNumber, purpose },
          now: at(second),
        }),
      );
    const withdraw = () =>
      inTransaction(db.database, (tx) => queue.withdraw(tx, '7000010012', ['POLICY_LAPSED', 'PREMIUM_DUE']));
    await enqueue('POLICY_LAPSED', '7000010012');
    await enqueue('BANK_CHANGED', '7000010012');
    await enqueue('POLICY_LAPSED', '7000010020');
    await withdraw();
    const left = [
      ['BANK_CHANGED', '7000010012'],
      ['POLICY_LAPSED', '7000010020'],
    ];
    expect((await claim(0)).map(({ message }) => [message.purpose, message.text]).toSorted()).toEqual(left);
    await enqueue('PREMIUM_DUE', '7000010012', 1);
    expect(await claim(1)).toHaveLength(1);
    await withdraw();
    expect((await claim(100)).map(({ message }) => message.purpose)).toContain('PREMIUM_DUE');
  });

  test('a change that is undone leaves no message', async () => {
    const undone = inTransaction(db.database, async (tx) => {
      await queue.enqueue(tx, { id: crypto.randomUUID(), policyNumber: null, message: sms('never'), now: at(0) });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await claim(1)).toEqual([]);
  });

  test('what one process has claimed no other gets, until the lease ends; the reference stays', async () => {
    const id = await put('hello');
    await claim(0);
    expect(await claim(59)).toEqual([]);
    expect(await claim(60)).toEqual([{ id, message: sms('hello'), attempt: 2 }]);
  });

  test('processes that claim at once share the messages out', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => put(`no ${index}`)));
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(1, 7)));
    const claimed = claims.flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    // Whoever found a row locked went past it; nothing is lost to that.
    const rest = (await claim(1, 30)).map(({ id }) => id);
    expect([...claimed, ...rest].sort()).toEqual([...ids].sort());
  });

  test('what is sent is never claimed again', async () => {
    await put('hello');
    expect(await queue.sent(db.database, [await one(0)], at(1))).toBe(1);
    expect(await claim(100_000)).toEqual([]);
    expect(await failed()).toEqual([]);
  });

  test('what is to be tried again waits until its time', async () => {
    await put('hello');
    await queue.settle(db.database, await one(0), { kind: 'RETRY', at: at(300) }, at(1));
    expect(await claim(299)).toEqual([]);
    expect((await one(300)).attempt).toBe(2);
  });

  test('what failed is listed with its reason and is not claimed again', async () => {
    const id = await put('hello', 0, '7000010012');
    await queue.settle(db.database, await one(0), { kind: 'FAILED', reason: 'REFUSED' }, at(5));
    expect(await claim(100_000)).toEqual([]);
    expect(await failed()).toEqual([
      {
        id,
        policyNumber: '7000010012',
        message: sms('hello'),
        createdAt: at(0),
        failedAt: at(5),
        reason: 'REFUSED',
      },
    ]);
  });

  test('a process whose lease has ended cannot fail or put off what another has claimed', async () => {
    await put('hello');
    const late = await one(0);
    const newer = await one(60);
    expect(await queue.settle(db.database, late, { kind: 'FAILED', reason: 'REFUSED' }, at(61))).toBe(false);
    expect(await queue.settle(db.database, late, { kind: 'RETRY', at: at(62) }, at(61))).toBe(false);
    expect(await failed()).toEqual([]);
    expect(await queue.settle(db.database, newer, { kind: 'RETRY', at: at(90) }, at(61))).toBe(true);
  });

  test('sent is sent, even when it is known late', async () => {
    await put('hello');
    const late = await one(0);
    const newer = await one(60);
    await queue.settle(db.database, newer, { kind: 'FAILED', reason: 'NOT_TAKEN' }, at(61));
    expect(await queue.sent(db.database, [late], at(62))).toBe(1);
    expect(await failed()).toEqual([]);
    expect(await claim(100_000)).toEqual([]);
  });

  test('a failed message is sent again once, as a message of its own, to the number that is given', async () => {
    const id = await put('hello', 0, '7000010012');
    await queue.settle(db.database, await one(0), { kind: 'FAILED', reason: 'REFUSED' }, at(5));
    const again = () => {
      const anew = { id: crypto.randomUUID(), to: async () => '27830000000', now: at(10) };
      return inTransaction(db.database, (tx) => queue.sendAgain(tx, id, anew));
    };
    const answers = await Promise.all([again(), again()]);
    expect(answers.filter((answer) => answer !== null)).toMatchObject([{ id, reason: 'REFUSED' }]);
    expect(await failed()).toEqual([]);
    const anew = await one(10);
    expect(anew).toMatchObject({ message: { ...sms('hello'), to: '27830000000' }, attempt: 1 });
    expect(anew.id).not.toBe(id);
  });

  test('a failed letter is noted as posted once; a text message never is', async () => {
    const posted = (id: string) => inTransaction(db.database, (tx) => queue.posted(tx, id, at(10)));
    const text = await put('hello');
    await queue.settle(db.database, await one(0), { kind: 'FAILED', reason: 'REFUSED' }, at(5));
    expect(await posted(text)).toBeNull();
    const id = crypto.randomUUID();
    const message: Message = { channel: 'POST', to: 'Grace Jacobs', text: 'hello', purpose: 'COVER_ENDS' };
    await inTransaction(db.database, (tx) => queue.enqueue(tx, { id, policyNumber: null, message, now: at(6) }));
    expect(await posted(id)).toBeNull();
    await queue.settle(db.database, await one(6), { kind: 'FAILED', reason: 'NO_GATEWAY' }, at(7));
    const answers = await Promise.all([posted(id), posted(id)]);
    expect(answers.filter((answer) => answer !== null)).toMatchObject([{ id, message }]);
    expect((await failed()).map((one) => one.id)).toEqual([text]);
    expect(await claim(100_000)).toEqual([]);
  });

  test('what waits or was sent cannot be sent again', async () => {
    const id = await put('hello');
    const again = () =>
      inTransaction(db.database, (tx) =>
        queue.sendAgain(tx, id, { id: crypto.randomUUID(), to: async () => '27830000000', now: at(10) }),
      );
    expect(await again()).toBeNull();
    await queue.sent(db.database, [await one(0)], at(5));
    expect(await again()).toBeNull();
  });
}
