import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newDataFolder, startService } from '../testing/service-process';

afterAll(cleanUp);

type Running = Awaited<ReturnType<typeof startService>>;

/** A proxy that repeats nothing: asks each process every so often whether it is ready, and sends each request to the next that was. */
function aProxy(processes: Running[], everyMs = 200) {
  const ready = new Set(processes);
  let isOver = false;
  const look = async (one: Running) => {
    while (!isOver) {
      const answer = await fetch(`${one.base}/readyz`).catch(() => null);
      if (answer?.ok) ready.add(one);
      else ready.delete(one);
      await answer?.text();
      await wait(everyMs);
    }
  };
  processes.forEach((one) => void look(one));
  let turn = 0;
  return {
    watch: (one: Running) => {
      processes.push(one);
      void look(one);
    },
    pass: (path: string) => {
      const there = processes.filter((one) => ready.has(one));
      const next = there[(turn += 1) % there.length];
      if (!next) throw new Error('No process is ready');
      return fetch(next.base + path);
    },
    isReady: (one: Running) => ready.has(one),
    end: () => {
      isOver = true;
    },
  };
}

it('a process that was asked to stop is not ready, answers everything else, and ends', async () => {
  const service = await startService({ DATA_DIR: newDataFolder(), DRAIN_SECONDS: '2' });
  const asked = performance.now();
  service.signal('SIGTERM');
  await expect.poll(async () => (await fetch(`${service.base}/readyz`)).status).toBe(503);
  const other = await fetch(`${service.base}/config.json`);
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
  expect(await service.ended).toMatchObject({ code: 0 });
  expect(performance.now() - asked).toBeGreaterThan(2_000);
});

/** docs/reliability.md#e10. */
describe.skipIf(!postgresServer())('a release behind a proxy', () => {
  it('replaces two processes one after the other without one failed request', async ({ annotate }) => {
    const settings = { DATABASE_URL: await newPostgres(), DRAIN_SECONDS: '3' };
    const old = [await startService(settings), await startService(settings)];
    const proxy = aProxy([...old]);
    const statuses = new Map<number | string, number>();
    let isOver = false;
    const client = async () => {
      while (!isOver) {
        const status = await proxy.pass('/api/v1/auth/whoami').then(
          async (answer) => (await answer.text(), answer.status),
          (error: Error) => error.message,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await wait(10);
      }
    };
    const clients = Array.from({ length: 8 }, client);
    for (const one of old) {
      const next = await startService(settings);
      proxy.watch(next);
      await expect.poll(() => proxy.isReady(next), { timeout: 60_000 }).toBe(true);
      one.signal('SIGTERM');
      expect(await one.ended).toMatchObject({ code: 0 });
    }
    await wait(300);
    isOver = true;
    await Promise.all(clients);
    proxy.end();
    expect([...statuses.keys()]).toEqual([401]);
    expect(statuses.get(401)).toBeGreaterThan(100);
    await annotate(`${statuses.get(401)} requests through a release of two processes, none failed`, 'E10');
  });
});
