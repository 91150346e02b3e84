import { callsOfAreas, type Endpoint, endpoints, withoutAreas } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { cleanUp, newDataFolder, startService } from '../testing/service-process';
import { signInFirst } from '../testing/sign-in';

afterAll(cleanUp);

const left = [...callsOfAreas.claims, ...callsOfAreas.payat].map((name): Endpoint => endpoints[name]);

describe('a process that is started with CLAIMS=off and PAYAT=off', () => {
  let base: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const DATA_DIR = newDataFolder();
    const SEED_FILE = seedFileIn(DATA_DIR);
    ({ base } = await startService({ DATA_DIR, SEED_FILE, CLAIMS: 'off', PAYAT: 'off' }));
    headers = await signInFirst(base, DATA_DIR, aSeedPolicy);
  });
  const json = async (path: string) => (await fetch(base + path, { headers })).json();

  it('answers each of their calls as one that nobody knows', async () => {
    const statuses = left.map(async ({ method, path, route }) => {
      const answer = await fetch(`${base}/api/v1${path.replaceAll(/\{\w+\}/g, aSeedPolicy.Policy_Number)}`, {
        method,
        headers,
      });
      return [route, answer.status, await answer.json()];
    });
    const notFound = { success: false, status: 404, message: 'Not found', code: 'NOT_FOUND' };
    expect(await Promise.all(statuses)).toEqual(left.map(({ route }) => [route, 404, notFound]));
  });

  it('says so in its capabilities, in its document and to the portal', async () => {
    const { data } = await json('/api/v1/capabilities');
    const routes: string[] = left.map(({ route }) => route);
    expect(data.calls.length).toBeGreaterThan(0);
    expect(data.calls.filter((route: string) => routes.includes(route))).toEqual([]);
    expect(data.without).toEqual(expect.arrayContaining(['POST /payments/{policyNumber}/initiate-payat-payment']));
    const { paths } = await json('/api/openapi.json');
    expect(left.filter(({ path, method }) => paths[path]?.[method.toLowerCase()])).toEqual([]);
    expect((await json('/config.json')).without).toEqual(withoutAreas(['claims', 'payat']));
  });

  it('goes on with everything else', async () => {
    for (const path of ['/home', `/policy/${aSeedPolicy.Policy_Number}`, '/products'])
      expect((await fetch(`${base}/api/v1${path}`, { headers })).status, path).toBe(200);
  });
});
