import { describe, expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aPayment, payatSecret } from '../testing/a-payment';
import { aWorld, start, type PartnerAnswer } from '../testing/a-world';

const hour = 60 * 60_000;
const after = (at: string) => (Date.parse(at) - Date.parse(start)) / 1000;

async function triesWhen(answers: (tryNumber: number) => PartnerAnswer) {
  const world = aWorld();
  world.partnerAnswers(() => answers(world.received.length));
  await (await aPayment(world)).press({ scenario: 'window-closed' });
  await world.pass(hour);
  return world.received;
}

describe('a callback', () => {
  it('is signed over its very bytes, goes to the address of the settings and says when it was sent', async () => {
    const world = aWorld({ PAYAT_CALLBACK_URL: 'https://biller.example/hear', PAYAT_SECRET: 'another secret' });
    const text = JSON.stringify({
      payatReferenceNum: '1999997000010012',
      digiapiExternalRef: 'a',
      amount: 20,
      returnUrl: 'http://localhost/',
      cellNumber: null,
      emailAddress: null,
      expiresAt: '2026-03-02T08:30:00.000Z',
      sentAt: start,
    });
    const asked = await world.post('/payat/api/transactions', text, {
      'x-payat-signature': sign('another secret', text),
    });
    await world.postForm(new URL((await asked.json()).data.redirectUrl).pathname, { method: 'ZAPPER' });
    const [callback] = world.received;
    expect(callback?.url).toBe('https://biller.example/hear');
    expect(callback?.headers['x-payat-signature']).toBe(sign('another secret', callback?.text ?? ''));
    expect(callback?.body['sentAt']).toBe(start);
  });

  it('is sent once when it is taken', async () => {
    expect(await triesWhen(() => 200)).toHaveLength(1);
    expect(await triesWhen(() => 204)).toHaveLength(1);
  });

  it.each([{ answer: 500 }, { answer: 401 }, { answer: 302 }, { answer: null }])(
    'is sent again after 1 s, 5 s, 30 s, 2 min and 10 min when $answer comes back, then no more',
    async ({ answer }) => {
      const tries = await triesWhen(() => answer);
      expect(tries.map(({ at }) => after(at))).toEqual([0, 1, 6, 36, 156, 756]);
    },
  );

  it('is sent again when nothing comes back in ten seconds', async () => {
    const tries = await triesWhen((tryNumber) => (tryNumber === 1 ? 'never' : 200));
    expect(tries.map(({ at }) => after(at))).toEqual([0, 11]);
  });

  it('is signed anew with every try, with the instant of that try', async () => {
    const tries = await triesWhen(() => 500);
    expect(tries.every(({ at, body }) => body['sentAt'] === at)).toBe(true);
    expect(tries.every(({ text, headers }) => headers['x-payat-signature'] === sign(payatSecret, text))).toBe(true);
    expect(new Set(tries.map(({ headers }) => headers['x-payat-signature'])).size).toBe(6);
  });

  it('is not sent again to who does not know what it is about', async () => {
    expect(await triesWhen(() => 404)).toHaveLength(1);
    expect(await triesWhen((tryNumber) => (tryNumber < 3 ? 503 : 404))).toHaveLength(3);
  });
});
