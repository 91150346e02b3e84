import { atSize } from '@portal/domain/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Message, MessageNotSent } from '../base/ports';
import { outbox } from '../schema/changes';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { messageFigures } from './message-figures';
import { mostAttempts } from './retry-times';
import { sendMessages } from './send-messages';
import { messageQueue } from './stored-queue';

const refusedNumber = '27820000000';

/** A gateway that delivers a reference once, and remembers how often each was handed in. */
function aGateway() {
  const handed: string[] = [];
  const delivered = new Map<string, Message>();
  const trouble: { of(message: Message): Error | null } = {
    of: ({ to }) => (to === refusedNumber ? new MessageNotSent('refused: 400', 'REFUSED') : null),
  };
  const messenger = async (message: Message, reference?: string) => {
    if (reference === undefined) throw new Error('A message without a reference');
    handed.push(reference);
    await new Promise((resolve) => setTimeout(resolve));
    const error = trouble.of(message);
    if (error) throw error;
    delivered.set(reference, message);
  };
  return { handed, delivered, trouble, messenger };
}

const brand = { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' };

onEveryDatabase('sending messages', (db) => {
  let now: Date;
  const clock = { now: () => now };
  const wait = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
  beforeEach(async () => {
    now = new Date('2026-11-20T08:00:00Z');
    await db.database.delete(outbox);
  });
  const put = async (text: string, to = '27821234567') => {
    const id = crypto.randomUUID();
    const message: Message = { channel: 'SMS', to, text, purpose: 'CELL_CHANGED' };
    await inTransaction(db.database, (tx) => messageQueue.enqueue(tx, { id, policyNumber: null, message, now }));
    return id;
  };
  const putFor = async (text: string, purpose = 'CLAIM_OPEN') => {
    const message: Message = { channel: 'SMS', to: '27821234567', text, purpose };
    const id = crypto.randomUUID();
    await inTransaction(db.database, (tx) => messageQueue.enqueue(tx, { id, policyNumber: null, message, now }));
  };
  const failed = () => messageQueue.failed(db.database, { since: new Date(0), most: 100 });
  const send = (messenger: ReturnType<typeof aGateway>['messenger']) =>
    sendMessages({ database: db.database, messenger, clock, brand });

  test.each([
    ['2026-11-20T19:59:59', true],
    ['2026-11-20T20:00:00', false],
    ['2026-11-21T06:59:59', false],
    ['2026-11-21T07:00:00', true],
  ])('about a claim that is enqueued at %s in Johannesburg goes at once: %s', async (local, isAtOnce) => {
    now = new Date(`${local}+02:00`);
    const { messenger, delivered } = aGateway();
    await putFor('{product}: claim');
    await putFor('{product}: are you alive?', 'ALIVE_CHECK');
    expect(await send(messenger)).toBe(isAtOnce ? 2 : 1);
    now = new Date('2026-11-21T07:00:00+02:00');
    expect(await send(messenger)).toBe(isAtOnce ? 0 : 1);
    expect([...delivered.values()].map(({ purpose }) => purpose).sort()).toEqual(['ALIVE_CHECK', 'CLAIM_OPEN']);
  });

  test.each(['PREMIUM_DUE', 'PREMIUM_UNPAID_NOTICE', 'PROOF_OF_STUDY_DUE'])(
    '%s is found out minutes after midnight and goes out in the morning',
    async (purpose) => {
      now = new Date('2026-12-10T00:01:00+02:00');
      const { messenger } = aGateway();
      await putFor('{product}: your premium', purpose);
      expect(await send(messenger)).toBe(0);
      now = new Date('2026-12-10T07:00:00+02:00');
      expect(await send(messenger)).toBe(1);
    },
  );

  test('a letter about a claim wakes nobody, and goes in the quiet hours', async () => {
    now = new Date('2026-11-20T23:00:00+02:00');
    const { messenger, delivered } = aGateway();
    const message: Message = { channel: 'POST', to: 'Grace Jacobs\n6001', text: 'Good day', purpose: 'COVER_ENDS' };
    const id = crypto.randomUUID();
    await inTransaction(db.database, (tx) => messageQueue.enqueue(tx, { id, policyNumber: null, message, now }));
    expect(await send(messenger)).toBe(1);
    expect(delivered.get(id)).toEqual(message);
  });

  test('about a claim that nobody sent in time, or that the gateway did not take, waits for the morning too', async () => {
    now = new Date('2026-11-20T19:59:00+02:00');
    const { messenger, handed, trouble } = aGateway();
    trouble.of = () => new MessageNotSent('away');
    await putFor('first');
    await expect(send(messenger)).rejects.toThrow('to be tried again: 1');
    await putFor('second');
    now = new Date('2026-11-20T20:00:00+02:00');
    trouble.of = () => null;
    expect(await send(messenger)).toBe(0);
    now = new Date('2026-11-21T06:59:59+02:00');
    expect(await send(messenger)).toBe(0);
    expect(handed).toHaveLength(1);
    now = new Date('2026-11-21T07:00:00+02:00');
    expect(await send(messenger)).toBe(2);
  });

  test('about a claim that nobody sent in time has not been tried, and is not late before the morning', async () => {
    now = new Date('2026-11-20T19:59:00+02:00');
    const { messenger } = aGateway();
    await putFor('first');
    now = new Date('2026-11-20T20:00:00+02:00');
    expect(await send(messenger)).toBe(0);
    const [waiting] = await db.database.select({ attempts: outbox.attempts }).from(outbox);
    expect(waiting?.attempts).toBe(0);
    const { oldest } = await messageFigures(db.database, new Date(0));
    expect(oldest).toEqual(new Date('2026-11-21T07:00:00+02:00'));
  });

  test('a text says whose it is and where to go in the words of the process that sends it', async () => {
    await put('{product}: pay at {portal}/pay-now or {portal}/payments.');
    const texts: string[] = [];
    await send(async ({ text }) => void texts.push(text));
    expect(texts).toEqual([
      'Ubuntu Funeral Cover: pay at https://portal.example/pay-now or https://portal.example/payments.',
    ]);
  });

  test('three processes at once send each of 60 messages once, whatever is wrong with one of them', async () => {
    const bad = await put('to nobody', refusedNumber);
    const ids = new Set([bad]);
    for (let message = 1; message < 60; message += 1) ids.add(await put(`message ${message}`));
    const { messenger, handed, delivered } = aGateway();
    const others = [await db.another(), await db.another()];
    const databases = [db.database, ...others.map(({ database }) => database)];
    await Promise.all(databases.map((database) => sendMessages({ database, messenger, clock, brand })));
    for (const other of others) await other.close();
    await send(messenger);
    expect(handed).toHaveLength(60);
    expect(new Set(handed)).toEqual(ids);
    expect(delivered.size).toBe(59);
    expect(await failed()).toMatchObject([{ id: bad, reason: 'REFUSED' }]);
  });

  test('a message of now does not wait for the hundreds that were enqueued before it', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: crypto.randomUUID(),
      message: { channel: 'SMS', to: '27821234567', text: `reminder ${index}`, purpose: 'PREMIUM_DUE' } as const,
      createdAt: now,
      nextAttemptAt: now,
    }));
    await db.database.insert(outbox).values(many);
    wait(1);
    const id = await put('confirmation');
    const { messenger, handed } = aGateway();
    expect(await send(messenger)).toBe(201);
    expect(handed.indexOf(id)).toBeLessThan(20);
    expect(new Set(handed).size).toBe(201);
  });

  test('a gateway that is away is asked about one batch in a round, and gets everything when it is back', async () => {
    for (let message = 0; message < 25; message += 1) await put(`message ${message}`);
    const { messenger, handed, delivered, trouble } = aGateway();
    const usual = trouble.of;
    trouble.of = () => new MessageNotSent('it answered 503');
    await expect(send(messenger)).rejects.toThrow('to be tried again: 10. it answered 503');
    expect(handed).toHaveLength(10);
    trouble.of = usual;
    wait(60);
    expect(await send(messenger)).toBe(25);
    expect(delivered.size).toBe(25);
    expect(await failed()).toEqual([]);
  });

  test('one message that is not taken is tried again later and holds up no other; in the end it has failed', async () => {
    const stubborn = await put('stubborn');
    await put('easy');
    const { messenger, handed, delivered, trouble } = aGateway();
    trouble.of = ({ text, to }) => (text === 'stubborn' ? new Error(`no way to ${to}`) : null);
    const error = await send(messenger).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('to be tried again: 1');
    expect(String(error)).not.toContain('27821234567');
    expect(delivered.size).toBe(1);
    let tries = 1;
    for (; (await failed()).length === 0; wait(900)) {
      const before = handed.length;
      await send(messenger).catch(() => undefined);
      tries += handed.length - before;
      expect(tries).toBeLessThanOrEqual(mostAttempts);
    }
    expect(tries).toBe(mostAttempts);
    expect(await failed()).toMatchObject([{ id: stubborn, reason: 'NOT_TAKEN' }]);
  });

  test('a process that ends between sending and noting it sends again under the same reference', async () => {
    const id = await put('hello');
    const { messenger, handed, delivered } = aGateway();
    const ends = { ...messageQueue, sent: () => Promise.reject(new Error('the process ended')) };
    await expect(sendMessages({ database: db.database, messenger, clock, brand, queue: ends })).rejects.toThrow(
      'ended',
    );
    expect(await send(messenger)).toBe(0);
    wait(60);
    expect(await send(messenger)).toBe(1);
    expect(handed).toEqual([id, id]);
    expect([...delivered.keys()]).toEqual([id]);
    const [row] = await db.database.select().from(outbox).where(eq(outbox.id, id));
    expect(row).toMatchObject({ attempts: 2, sentAt: now });
  });

  test('process after process ends while it sends: each message is delivered once, under one reference (E8)', async ({
    annotate,
  }) => {
    const ends = atSize({ test: 10, prove: 50 });
    const { messenger, handed, delivered } = aGateway();
    const unsettled = { ...messageQueue, sent: () => Promise.reject(new Error('the process ended')) };
    const ids = new Set<string>();
    for (let ended = 0; ended < ends; ended += 1) {
      ids.add(await put(`message ${ended}`));
      if (ended % 2 === 0) {
        const afterHanding = sendMessages({ database: db.database, messenger, clock, brand, queue: unsettled });
        await expect(afterHanding).rejects.toThrow('ended');
      } else {
        await messageQueue.claim(db.database, { now, leaseMs: 60_000, most: 10 });
      }
      wait(60);
    }
    await send(messenger);
    expect(new Set(delivered.keys())).toEqual(ids);
    expect(new Set(handed)).toEqual(ids);
    expect(await failed()).toEqual([]);
    await annotate(`${ends} ends: ${handed.length} hand-overs, ${delivered.size} messages delivered once`, 'E8');
  });

  test('a process that ends between claiming and sending leaves the message to another', async () => {
    await put('hello');
    await messageQueue.claim(db.database, { now, leaseMs: 60_000, most: 10 });
    const { messenger, handed } = aGateway();
    expect(await send(messenger)).toBe(0);
    wait(60);
    expect(await send(messenger)).toBe(1);
    expect(handed).toHaveLength(1);
  });
});
