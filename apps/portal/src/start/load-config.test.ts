import { PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './load-config';

const defaults = v.parse(PortalConfigSchema, {});
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it.each([
    { why: 'the network is gone', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { why: 'the file is missing', answer: async () => new Response('Not found', { status: 404 }) },
    { why: 'a page stands in its place', answer: async () => new Response('<!doctype html>') },
    { why: 'the file is cut off', answer: async () => new Response('{ "host": "https://') },
    { why: 'a value is of the wrong kind', answer: async () => Response.json({ host: 7 }) },
    { why: 'it is no record', answer: async () => Response.json(null) },
  ])('is the default when $why', async ({ answer }) => {
    serve(answer);
    expect(await loadConfig()).toEqual(defaults);
  });

  it('takes the default for whatever a partial file leaves out', async () => {
    serve(async () => Response.json({ host: 'https://api.example', brand: { productName: 'Masakhane Cover' } }));
    expect(await loadConfig()).toEqual({
      ...defaults,
      host: 'https://api.example',
      brand: { ...defaults.brand, productName: 'Masakhane Cover' },
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json');
  });
});
