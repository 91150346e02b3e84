// A number that a rule holds stands in the domain's constants: a sentence that a person reads takes it from there.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspace.mjs';

/** Ages, as a sentence says them. */
const age =
  /\b(?:under|turns?|of|from|to|than|age is|spouse is|be) (?:6(?! (?:to|or) \d| letters)|14|16|18|21|22|25|26|75|84|85)\b/i;
/** Times and counts, whatever the number; one of a thing is a word. */
const counted =
  /\b(?!1 )\d+ (?:(?:business|full) )?(?:minutes?|hours?|days?|weeks?|months?|years?|times|children|extended members|beneficiaries|people)\b|\b[68] (?:to|or) 8 digits\b/i;
const typed = { test: (said) => age.test(said) || counted.test(said) };
/** What holds such numbers for others. */
const homes = ['libs/domain/src/policy/policy-dates.ts', 'libs/features/documents/src/statement/periods.ts'];

const files = globSync(
  'libs/{domain,contract,policy-workflow,auth,features/*,service/{change-pipeline,core,documents,identity,payments}}/src/**/*.{ts,tsx}',
  { cwd: root },
).filter((file) => !/\.(test|stories|bench)\.|[\\/](testing|form-catalogue)[\\/]/.test(file) && !homes.includes(file));
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
/** What a file says: its strings and the words between tags. */
const sentences = (text) =>
  withoutComments(text).match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"|[>}][^<>{}]+[<{]/g) ?? [];

describe('a sentence', () => {
  it('takes ages, counts and times of the rules from the domain', () => {
    const found = files.flatMap((file) =>
      sentences(readFileSync(join(root, file), 'utf8')).flatMap((said) =>
        typed.test(said) ? [`${file}: ${said.replace(/\s+/g, ' ')}`] : [],
      ),
    );
    assert.deepEqual(found, []);
  });
});
