import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts an installed stub on a free port, with nothing of our environment but the path. Throws what it said when it does not start. */
export async function startStubProcess(folder: string, args: string[]) {
  const child = spawn(process.execPath, [join(folder, 'main.js'), '--port', '0', ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  let said = '';
  const ended = once(child, 'close').then(() => null);
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        const [address] = said.includes('Ctrl+C') ? (/http:\/\/localhost:\d+/.exec(said) ?? []) : [];
        if (address) resolve(address);
      });
    }
  });
  const address = await Promise.race([listening, ended]);
  if (address === null) throw new Error(`The stub ended with ${child.exitCode}: ${said}`);
  return {
    address,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
