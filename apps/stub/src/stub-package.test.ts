import { todayInJohannesburg } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importedPackages } from './testing/imported-packages';
import { installed } from './testing/installed';
import { startStubProcess } from './testing/stub-process';

const portal = 'http://localhost:4200';
const policyNumber = '7000010012';

interface Sent {
  text: string;
}

describe('the package of the stub', () => {
  const { folder, dependencies, remove } = installed('stub');
  let stub: Awaited<ReturnType<typeof startStubProcess>>;
  beforeAll(async () => {
    stub = await startStubProcess(folder, ['--origin', portal, '--today', '2026-11-20']);
  });
  afterAll(async () => {
    const exitCode = await stub?.stop();
    remove();
    expect(exitCode).toBe(0);
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(stub.address + path, { ...init, headers: { origin: portal, ...init.headers } });
  const sent = async () => (await (await ask('/inbox.json')).json()) as Sent[];
  const pins = async () => (await sent()).flatMap(({ text }) => /PIN is (\d+)/.exec(text)?.[1] ?? []);
  const logIn = (otp: string | undefined) =>
    ask('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ policyNumber, otp }),
    });

  it('imports nothing but what it depends on, and no library of this workspace', () => {
    // Its font is a file of a package, which no statement imports.
    expect([...importedPackages(folder), '@expo-google-fonts/noto-sans'].sort()).toEqual(dependencies);
  });

  it('says that it is for development, where it is and who can sign in', () => {
    expect(stub.said()).toContain('for development only');
    expect(stub.said()).toContain(`${stub.address}/inbox`);
    expect(stub.said()).toContain(policyNumber);
  });

  it('lets pages of the origin call that was named, and of no other', async () => {
    const path = `/api/v1/policy/${policyNumber}`;
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' };
    const allowed = await ask(path, { method: 'OPTIONS', headers: asked });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(portal);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await ask(path, { method: 'OPTIONS', headers: { ...asked, origin: 'http://localhost:4999' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('signs in with the PIN of its inbox, gives the policy and draws its schedule', async () => {
    await ask(`/api/v1/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`, { method: 'POST' });
    await vi.waitUntil(async () => (await pins()).length > 0, 10_000);
    const [pin] = await pins();
    expect(await (await ask('/inbox')).text()).toContain(`your one-time PIN is ${pin}`);
    const { data } = (await (await logIn(pin)).json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const answer = await ask(`/api/v1/policy/${policyNumber}`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(await answer.json()).toMatchObject({ success: true, data: { policy: { Policy_Number: policyNumber } } });

    const schedule = await ask(`/api/v1/policies/${policyNumber}/document`, { headers });
    expect((await schedule.json()).data.base64File).toMatch(/^JVBERi0/); // %PDF- in base64
  });

  it('moves its clock on demand, and refuses what is no time', async () => {
    const move = (body: object) => ask('/clock', { method: 'POST', body: JSON.stringify(body) });
    const { now } = (await (await move({ offsetMs: 86_400_000 })).json()) as { now: string };
    // A day is one of Johannesburg, and may have gone by since the start.
    expect(['2026-11-21', '2026-11-22']).toContain(todayInJohannesburg(new Date(now)));
    expect((await move({ offsetMs: 'soon' })).status).toBe(400);
  });

  it('says what to do about a port that is taken', async () => {
    const taken = startStubProcess(folder, ['--port', new URL(stub.address).port]);
    await expect(taken).rejects.toThrow(/is taken: name another with --port/);
  });
});
