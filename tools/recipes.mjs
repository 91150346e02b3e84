// `npm run recipes`: follows every recipe of CONTRIBUTING.md as it is written, in a clone of what is committed that is as new for each: whatever
// stands there as a command is run, in its order. Prints each command with its time and what came of it; ends with 1 where one failed.
// `npm run recipes -- scenario brand` follows those alone whose title has such a word.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshClone } from './recipes/fresh-clone.mjs';
import { recipesOf } from './recipes/recipes-of.mjs';
import { clock } from './lib/steps.mjs';
import { endAll } from './lib/stopping.mjs';
import { environment, root } from './lib/workspace.mjs';

/** How long a server may take until it says where it is, in milliseconds. */
const patience = 300_000;

/** Runs one command as somebody types it: to its end, or a server until it says its address. Null: it did what it should. */
function follow({ command, isServer }, folder) {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    env: environment({ CI: 'true' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve) => {
    const tail = () => said.split('\n').slice(-40).join('\n');
    const late = isServer && setTimeout(() => leave(`does not say its address\n${tail()}`), patience);
    const leave = async (failure) => {
      clearTimeout(late);
      await endAll([{ child, isGroup: true }]);
      resolve(failure);
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        if (isServer && /https?:\/\/(localhost|127\.0\.0\.1):\d+/.test(said)) void leave(null);
      });
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code === 0 ? null : `ended with ${code}\n${tail()}`);
    });
  });
}

const asked = process.argv.slice(2);
const recipes = recipesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).filter(
  ({ title }) => asked.length === 0 || asked.some((word) => title.toLowerCase().includes(word)),
);
const rows = [];
const clone = freshClone();
try {
  for (const { title, commands } of recipes) {
    console.log(`\n${title}`);
    clone.makeNew();
    for (const one of commands) {
      const start = Date.now();
      const failure = await follow(one, clone.folder);
      const took = clock(Date.now() - start);
      rows.push({ recipe: title, command: one.command, result: failure ? 'FAILED' : 'done', took });
      console.log(`${took.padStart(7)}  ${failure ? 'FAILED' : 'done  '}  ${one.command}`);
      if (!failure) continue;
      console.log(failure);
      break;
    }
  }
} finally {
  clone.remove();
}
console.log('\nRecipes of CONTRIBUTING.md:');
console.table(rows);
process.exitCode = rows.length > 0 && rows.every(({ result }) => result === 'done') ? 0 : 1;
