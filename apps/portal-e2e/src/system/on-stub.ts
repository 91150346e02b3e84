import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@portal/service-store/test-server';
import { hasEnded, type RunningSystem, startSystem, switchTo, untilOk } from './running-system';

const stubFile = join(import.meta.dirname, '../../../../dist/packages/stub/main.js');

/** The portal at one origin, and the built stub at another that answers it. */
export async function startOnStub(): Promise<RunningSystem> {
  const [port, portalPort] = await Promise.all([freePort(), freePort()]);
  const backend = `http://localhost:${port}`;
  const outside = Promise.withResolvers<string>();
  const starting = startSystem((at) => {
    outside.resolve(at.outside);
    return { PORT: `${portalPort}`, API_HOST: backend };
  });
  const identity = ['--identity', `${await outside.promise}/identity`];
  const options = ['--port', `${port}`, '--origin', `http://localhost:${portalPort}`, ...identity];
  const stub = spawn(process.execPath, [stubFile, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [stub.stdout, stub.stderr]) stream.on('data', (part) => (output += part));
  const [system] = await Promise.all([starting, untilOk(`${backend}/inbox.json`, () => output, [stub])]);
  const endStub = async () => {
    if (hasEnded(stub)) return;
    const ended = once(stub, 'exit');
    stub.kill('SIGTERM');
    await ended;
  };
  let offsetMs = 0;
  return {
    ...system,
    backend,
    inbox: `${backend}/inbox`,
    letTimePass: async (ms) => {
      offsetMs += ms;
      await Promise.all([switchTo(`${backend}/clock`, { offsetMs }), system.letTimePass(ms)]);
    },
    now: () => new Date(Date.now() + offsetMs),
    sentMessages: async () => (await fetch(`${backend}/inbox.json`)).json(),
    end: async () => {
      await endStub();
      return system.end();
    },
    stop: async () => {
      await endStub();
      await system.stop();
    },
  };
}
