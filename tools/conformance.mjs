// `npm run conformance -- --url https://... --policy N`: whether a backend of your own works with the portal. docs/api/conformance.md.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { importTypescript } from './lib/import-typescript.mjs';

const { conformance } = await importTypescript('libs/conformance/src/index.ts');

/** On the error stream: a report in JSON stays whole. */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

process.exitCode = await conformance(process.argv.slice(2), {
  send: fetch,
  now: () => new Date(),
  newId: randomUUID,
  pause,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  ask,
});
