import { expect, it } from 'vitest';
import { apiReference } from './api-reference';

const { referenceFiles, referencePolicy } = await import('@portal/service-api-reference');
const answer = apiReference();
const br = { 'accept-encoding': 'br' };
const ask = (path: string, init: RequestInit = {}) => answer(new Request('http://service.test/', init), path);

it('the page of the API document comes with its policy', async () => {
  const page = await ask('/api/reference');
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page?.headers.get('content-security-policy')).toBe(referencePolicy);
  expect(await page?.text()).toContain('<h1>API reference</h1>');
});

it.each(Object.entries(referenceFiles))(
  '%s is what the page loads, compressed where the reader takes it',
  async (path, { type }) => {
    const file = await ask(path, { headers: br });
    expect(file?.headers.get('content-type')).toBe(type);
    expect(file?.headers.get('content-encoding')).toBe('br');
    const again = await ask(path, { headers: { ...br, 'if-none-match': file?.headers.get('etag') ?? '' } });
    expect(again?.status).toBe(304);
  },
);

it('is read, and nothing else; other addresses are not its business', async () => {
  expect((await ask('/api/reference', { method: 'POST' }))?.status).toBe(405);
  expect(await ask('/api/docs')).toBeNull();
  expect(await ask('/api/reference/other.js')).toBeNull();
});
