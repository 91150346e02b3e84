import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import { atSize } from '@portal/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { cleanUp, newDataFolder, newFolder, startProgram, startService } from '../testing/service-process';

afterAll(cleanUp);

/** A policy that is months behind: upkeep has something to do with it. */
const overdue = (index: number) => ({
  ...aSeedPolicy,
  Policy_Number: policyNumberFor(policyNumberPrefixes.FUNERAL, 800_000 + index),
  Policy_Status: 'ACTIVE',
  Paid_To_Date: '2025-01-31',
});

/** docs/reliability.md#e10. */
describe('SIGTERM', () => {
  it('under load: every request that was taken is answered, and the process ends with 0, stop after stop', async ({
    annotate,
  }) => {
    const stops = atSize({ test: 1, prove: 20 });
    let answered = 0;
    for (let stopped = 0; stopped < stops; stopped += 1) {
      const service = await startService({ DATA_DIR: newDataFolder() });
      const statuses = new Set<number>();
      let isStopped = false;
      const client = async () => {
        while (!isStopped) {
          const answer = await fetch(`${service.base}/healthz`).catch(() => null);
          if (answer === null) return;
          await answer.json();
          statuses.add(answer.status);
          answered += 1;
        }
      };
      const clients = Array.from({ length: 20 }, client);
      await wait(300);
      const asked = Date.now();
      service.signal('SIGTERM');
      const ended = await service.ended;
      isStopped = true;
      await Promise.all(clients);
      expect(ended).toMatchObject({ code: 0, signal: null });
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect([...statuses]).toEqual([200]);
    }
    await annotate(`${stops} stops, ${answered} answers, all whole`, 'E10');
  });

  it('lets a request in flight arrive and answers it', async () => {
    const service = await startService({ DATA_DIR: newDataFolder() });
    const socket = connect(service.port, '127.0.0.1');
    await once(socket, 'connect');
    const body = '{"refreshToken":"none"}';
    socket.write(
      `POST /api/v1/auth/refresh-token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await wait(100);
    service.signal('SIGTERM');
    await wait(300);
    socket.write(body.slice(5));
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('"code":"UNAUTHORIZED"');
    expect(await service.ended).toMatchObject({ code: 0 });
  });

  it('while upkeep has hundreds of policies to settle ends the process within 10 s', async () => {
    const folder = newFolder();
    const file = join(folder, 'many.json');
    writeFileSync(file, JSON.stringify({ policies: Array.from({ length: 300 }, (_, index) => overdue(index)) }));
    const service = await startService({ DATA_DIR: newDataFolder(), SEED_FILE: file });
    const asked = Date.now();
    service.signal('SIGTERM');
    expect(await service.ended).toMatchObject({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(10_000);
  });

  it('during the start ends it at once', async () => {
    const program = startProgram('main', { APP_MODE: 'test', DATA_DIR: newFolder() });
    await wait(700);
    const asked = Date.now();
    program.signal('SIGTERM');
    const { code, signal } = await program.ended;
    // A process that does not listen yet ends by the signal itself.
    expect(code === 0 || signal === 'SIGTERM').toBe(true);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });

  it('during the start leaves a database that the next start takes over', async () => {
    const DATA_DIR = newDataFolder();
    const program = startProgram('main', { APP_MODE: 'test', DATA_DIR });
    await wait(1_500);
    program.signal('SIGTERM');
    await program.ended;
    const service = await startService({ DATA_DIR });
    service.signal('SIGTERM');
    expect(await service.ended).toMatchObject({ code: 0 });
  });
});
