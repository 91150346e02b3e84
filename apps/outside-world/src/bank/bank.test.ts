import { describe, expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aWorld, start, type World } from '../testing/a-world';

const secret = 'demo-debicheck-secret';
const terms = (world: World, more: Record<string, unknown> = {}) => ({
  contractReference: '700001001201',
  creditorShortName: 'UBUNTU',
  debtorName: 'Thandi Nkosi',
  bankName: 'Capitec Bank',
  accountNumberMasked: '******7890',
  instalmentAmount: 189,
  maximumAmount: 283,
  collectionDay: 25,
  firstCollectionDate: '2026-03-25',
  respondBy: '2026-03-02T18:00:00.000Z',
  sentAt: world.clock.now().toISOString(),
  ...more,
});
const ask = (world: World, more: Record<string, unknown> = {}, key = secret) => {
  const text = JSON.stringify(terms(world, more));
  return world.post('/bank/api/mandates', text, { 'x-debicheck-signature': sign(key, text) });
};
const page = async (world: World) => (await world.get('/bank')).text();
/** Presses the button on the page as it stands, or on an earlier one. */
const press = async (world: World, answer: string, on?: string) => {
  const question = /name="question" value="([^"]+)"/.exec(on ?? (await page(world)))?.[1] ?? '';
  return world.postForm('/bank/mandates/700001001201/answer', { question, answer });
};

describe('a mandate', () => {
  it('waits in the banking app with its terms', async () => {
    const world = aWorld();
    expect((await ask(world)).status).toBe(201);
    const shown = await page(world);
    for (const text of [
      'UBUNTU',
      'R\u00a0189',
      'R\u00a0283',
      'Capitec Bank ******7890',
      'Thandi Nkosi',
      '25 March 2026',
    ]) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain('Stand-in for the payer');
  });

  it('is approved: the creditor gets a signed answer with the number of the mandate', async () => {
    const world = aWorld();
    await ask(world);
    expect((await press(world, 'approve')).status).toBe(303);
    const [callback] = world.received;
    expect(callback?.url).toBe('http://127.0.0.1:4200/api/v1/debicheck/callback');
    expect(callback?.headers['x-debicheck-signature']).toBe(sign(secret, callback?.text ?? ''));
    expect(callback?.body).toEqual({
      contractReference: '700001001201',
      result: 'AUTHENTICATED',
      mandateReferenceNumber: expect.stringMatching(/^\d{20}$/),
      channel: 'BANKING_APP',
      answeredAt: start,
      sentAt: start,
    });
    expect(await page(world)).toContain('Nothing waits for you');
  });

  it('is declined: there is no mandate', async () => {
    const world = aWorld();
    await ask(world);
    await press(world, 'decline');
    expect(world.received.map(({ body }) => [body['result'], body['mandateReferenceNumber']])).toEqual([
      ['REJECTED', null],
    ]);
  });

  it('is answered once', async () => {
    const world = aWorld();
    await ask(world);
    const before = await page(world);
    const answers = await Promise.all([press(world, 'approve', before), press(world, 'decline', before)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 409]);
    expect(world.received).toHaveLength(1);
  });

  it('cannot be answered when the time is over', async () => {
    const world = aWorld();
    await ask(world, { respondBy: '2026-03-02T08:02:00.000Z' });
    const before = await page(world);
    await world.pass(120_000);
    expect((await press(world, 'approve', before)).status).toBe(409);
    expect(await page(world)).toContain('Not answered in time');
    expect(world.received).toEqual([]);
  });

  it('that nobody took the answer of is reported again, as often as a payment', async () => {
    const world = aWorld();
    world.partnerAnswers(() => 503);
    await ask(world);
    await press(world, 'approve');
    await world.pass(60 * 60_000);
    expect(world.received).toHaveLength(6);
  });
});

describe('the same contract reference again', () => {
  it('with the same terms changes nothing, answered or not', async () => {
    const world = aWorld();
    await ask(world);
    await world.pass(1000);
    expect((await ask(world)).status).toBe(200);
    await press(world, 'approve');
    expect((await ask(world)).status).toBe(200);
    expect(await page(world)).toContain('Nothing waits for you');
  });

  it('with other terms replaces the open question: the old one cannot be approved', async () => {
    const world = aWorld();
    await ask(world);
    const before = await page(world);
    expect((await ask(world, { instalmentAmount: 200 })).status).toBe(201);
    expect((await press(world, 'approve', before)).status).toBe(409);
    expect((await page(world)).match(/name="question"/g)).toHaveLength(1);
    await press(world, 'approve');
    expect(world.received).toHaveLength(1);
  });

  it('is a change of an approved mandate: it shows both terms and keeps the number', async () => {
    const world = aWorld();
    await ask(world);
    await press(world, 'approve');
    await ask(world, { instalmentAmount: 200, collectionDay: 1 });
    const shown = await page(world);
    expect(shown).toContain('They ask to change');
    expect(shown).toContain('now R\u00a0189');
    await press(world, 'approve');
    const [first, second] = world.received.map(({ body }) => body['mandateReferenceNumber']);
    expect(second).toBe(first);
  });

  it('declined, leaves in force what was approved before', async () => {
    const world = aWorld();
    await ask(world);
    await press(world, 'approve');
    await ask(world, { instalmentAmount: 200 });
    await press(world, 'decline');
    expect(await page(world)).toContain('What you approved before stays in force');
  });
});

describe('the bank refuses', () => {
  it('a question signed with another secret', async () => {
    expect((await ask(aWorld(), {}, 'another-secret')).status).toBe(401);
  });

  it('a question without a signature', async () => {
    const world = aWorld();
    expect((await world.post('/bank/api/mandates', JSON.stringify(terms(world)))).status).toBe(401);
  });

  it('a question signed as Pay@ signs', async () => {
    const world = aWorld();
    const text = JSON.stringify(terms(world));
    expect((await world.post('/bank/api/mandates', text, { 'x-payat-signature': sign(secret, text) })).status).toBe(
      401,
    );
  });

  it('an old question', async () => {
    expect((await ask(aWorld(), { sentAt: '2026-03-02T07:54:59.999Z' })).status).toBe(401);
  });

  it.each([
    { contractReference: 'x' },
    { contractReference: 'A'.repeat(15) },
    { creditorShortName: 'ELEVEN CHARS' },
    { accountNumberMasked: '62001237890' },
    { instalmentAmount: 0 },
    { maximumAmount: 188.99 },
    { maximumAmount: 283.51 },
    { collectionDay: 31 },
    { collectionDay: 1.5 },
    { firstCollectionDate: '25/03/2026' },
    { firstCollectionDate: undefined },
    { respondBy: 'soon' },
    { idNumber: 'x' },
  ])('terms with %j', async (more) => {
    expect((await ask(aWorld(), more)).status).toBe(400);
  });

  it.each(['', 'maybe', 'constructor'])('the answer "%s"', async (answer) => {
    const world = aWorld();
    await ask(world);
    expect((await press(world, answer)).status).toBe(400);
    expect(world.received).toEqual([]);
  });

  it('an answer that another site posts', async () => {
    const world = aWorld();
    await ask(world);
    const answer = await world.postForm(
      '/bank/mandates/700001001201/answer',
      { question: 'id-1', answer: 'approve' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
  });

  it('markup in names: it is shown as text', async () => {
    const world = aWorld();
    await ask(world, { debtorName: '<img src=x onerror=alert(1)>' });
    expect(await page(world)).toContain('&lt;img src=x');
    expect(await page(world)).not.toContain('<img');
  });
});
