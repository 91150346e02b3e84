#!/usr/bin/env node
import { todayInJohannesburg } from '@portal/domain';
import { webRandom } from '@portal/service-store';
import { once } from 'node:events';
import { readOptions } from './options';
import { startLines } from './start-lines';
import { startStub } from './start-stub';

declare const __APP_VERSION__: string;

const realClock = { now: () => new Date() };
const endWith = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const read = readOptions(process.argv.slice(2));
if (read.kind === 'refused') endWith(read.message);
else if (read.kind === 'help') console.log(read.text);
else await run(read.options);

async function run(options: Extract<typeof read, { kind: 'options' }>['options']) {
  console.log('Making the policies ...');
  const { address, stop } = await startStub(options, {
    realClock,
    random: webRandom,
    version: __APP_VERSION__,
    onMessage: ({ to, text }) => console.log(`${to}: ${text}`),
    onError: console.error,
  }).catch((error: unknown) => endWith(whyNot(error, options.port)));
  const today = options.today ?? todayInJohannesburg(realClock.now());
  console.log(startLines({ address, origins: options.origins, today }));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await stop();
  process.exit(0);
}

function whyNot(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: name another with --port, or stop what listens there.`;
  }
  return `The stub did not start. ${error instanceof Error ? error.message : String(error)}`;
}
