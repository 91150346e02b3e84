import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkRegister } from './death-register';
import { deathRegisterOverHttp } from './death-register-over-http';

const idNumber = anIdNumber({ born: '1972-07-14' });
const noAnswer = { result: 'NO_ANSWER', dateOfDeath: null };
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });
const ask = (fetch: typeof globalThis.fetch, timeoutMs = 6000) =>
  checkRegister(
    deathRegisterOverHttp({ url: 'https://register.example/', secret: 'a secret', timeoutMs, fetch }),
    idNumber,
  );

describe('the register of deaths over HTTP', () => {
  it('is asked by a number in the body, never in the address, and let in by its secret', async () => {
    let sent: [string, RequestInit | undefined] | null = null;
    await ask(async (address, init) => {
      sent = [String(address), init];
      return Response.json({ success: true, data: { result: 'NOT_FOUND', dateOfDeath: null } });
    });
    expect(sent).toMatchObject([
      'https://register.example/death-register/check',
      { method: 'POST', body: JSON.stringify({ idNumber }), headers: { authorization: 'Bearer a secret' } },
    ]);
  });

  it.each([
    { result: 'DECEASED', dateOfDeath: '2026-11-10' },
    { result: 'ALIVE', dateOfDeath: null },
    { result: 'NOT_FOUND', dateOfDeath: null },
    noAnswer,
  ])('says $result', async (data) => {
    expect(await ask(answering({ success: true, data }))).toEqual(data);
  });

  it.each([
    ['it refuses', answering({ success: false }, 401)],
    ['it is broken', answering({ success: false }, 500)],
    ['its answer is no answer', async () => new Response('<html>')],
    ['a death without its day', answering({ data: { result: 'DECEASED', dateOfDeath: null } })],
    ['a day that is none', answering({ data: { result: 'DECEASED', dateOfDeath: '10 November' } })],
    ['a day that no month has', answering({ data: { result: 'DECEASED', dateOfDeath: '2026-11-31' } })],
    ['a word that nobody knows', answering({ data: { result: 'MISSING', dateOfDeath: null } })],
    ['it cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ] as [string, typeof fetch][])('has not answered where %s', async (_, fetch) => {
    expect(await ask(fetch)).toEqual(noAnswer);
  });

  it('has not answered where it hangs', async () => {
    const hanging: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await ask(hanging, 20)).toEqual(noAnswer);
  });
});
