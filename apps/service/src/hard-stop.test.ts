import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const module_ = new URL('./hard-stop.ts', import.meta.url).href;

/** A process that has some time left and then does something; gives how it ended. */
async function ended(after: string) {
  const program = `
    const { prepareHardStop } = await import(${JSON.stringify(module_)});
    const { arm } = prepareHardStop(300);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    arm();
    ${after}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, err };
}

it('ends a process that waits for something that never comes', async () => {
  expect(await ended('setInterval(() => {}, 1000);')).toMatchObject({ code: 1, signal: null });
});

it('ends a process that is in an endless loop: a thread of its own does', async () => {
  const { signal, err } = await ended('for (;;);');
  expect(signal).toBe('SIGKILL');
  expect(err).toContain('The service did not stop in time and was ended.');
});

it('holds up no process that ends by itself', async () => {
  expect(await ended('')).toMatchObject({ code: 0, signal: null });
});
