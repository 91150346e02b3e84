import { PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFromHost } from './fetch-from-host';

const sent = vi.fn<typeof fetch>();
const configWith = (host: string) => Promise.resolve(v.parse(PortalConfigSchema, { host }));
const page = 'https://portal.example/api/v1/policies?pageNumber=2';

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('goes out as it is when the configuration names no host', async () => {
    const request = new Request(page);
    const init = { cache: 'no-store' } as const;
    await fetchFromHost(configWith(''))(request, init);
    expect(sent).toHaveBeenCalledExactlyOnceWith(request, init);
  });

  it.each([
    ['https://api.example', 'https://api.example/api/v1/policies?pageNumber=2'],
    ['https://api.example/', 'https://api.example/api/v1/policies?pageNumber=2'],
    ['https://gateway.example/cover', 'https://gateway.example/cover/api/v1/policies?pageNumber=2'],
  ])('goes to %s with its path and query', async (host, address) => {
    await fetchFromHost(configWith(host))(page);
    expect(sent).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'GET' }));
    expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('keeps its method, headers and body, and can still be given up', async () => {
    const stop = new AbortController();
    const request = new Request(page, {
      method: 'POST',
      body: '{"otp":"123456"}',
      headers: { authorization: 'Bearer a', 'content-type': 'application/json', traceparent: '00-a-b-00' },
      signal: stop.signal,
    });
    await fetchFromHost(configWith('https://api.example'))(request);
    const { method, headers, body, signal } = sent.mock.calls[0]?.[1] ?? {};
    expect(method).toBe('POST');
    expect(Object.fromEntries(new Headers(headers))).toEqual({
      authorization: 'Bearer a',
      'content-type': 'application/json',
    });
    expect(new TextDecoder().decode(body as ArrayBuffer)).toBe('{"otp":"123456"}');
    stop.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('waits until the configuration is known', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<typeof configWith>>>();
    const answer = fetchFromHost(late.promise)(page);
    expect(sent).not.toHaveBeenCalled();
    late.resolve(await configWith('https://api.example'));
    await answer;
    expect(sent).toHaveBeenCalledOnce();
  });
});
