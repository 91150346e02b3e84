// What `tools/recipes.mjs` reads out of CONTRIBUTING.md. Following the recipes takes an hour and is part of `npm run prove`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './lib/workspace.mjs';
import { recipesOf } from './recipes/recipes-of.mjs';

const recipes = recipesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('a recipe is its title and its commands, in their order; a server is known', () => {
  const document =
    '`npm test`\n## Recipes\n### Add a\n\n1. `npm run new:a -- "b"`, `src/a.ts`\n\nProve: `BRAND=b npm start`\n### Add c';
  assert.deepEqual(recipesOf(document), [
    {
      title: 'Add a',
      commands: [
        { command: 'npm run new:a -- "b"', isServer: false },
        { command: 'BRAND=b npm start', isServer: true },
      ],
    },
    { title: 'Add c', commands: [] },
  ]);
});

for (const { title, commands } of recipes)
  it(`${title} has a command that proves it, and only commands that there are`, () => {
    assert.ok(commands.length > 0);
    const missing = commands
      .flatMap(({ command }) => [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name))
      .filter((name) => !(name in scripts));
    assert.deepEqual(missing, []);
  });

it('every generator stands in a recipe', () => {
  const all = recipes.flatMap(({ commands }) => commands.map(({ command }) => command)).join('\n');
  const silent = Object.keys(scripts).filter((name) => name.startsWith('new:') && !all.includes(`npm run ${name} `));
  assert.deepEqual(silent, []);
});
