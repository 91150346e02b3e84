// A number that a rule holds stands in the domain's constants: a sentence that a person reads takes it from there.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspace.mjs';

/** Ages, counts and times of the rules, as a sentence says them. */
const typed =
  /\b(?:under|turns?|of|from|to|than|age is|spouse is|be) (?:6(?! (?:to|or) \d| letters)|14|18|21|22|25|26|75|84|85)\b|\b(?:48 hours|[69]0 days)\b|\b(?:6 children|10 extended members|5 beneficiaries)\b/i;
/** What holds such numbers for others. */
const homes = ['libs/domain/src/policy/retention.ts', 'libs/domain/src/policy/policy-dates.ts'];

const files = globSync('libs/{domain,contract,policy-workflow,features/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|bench)\.|[\\/](testing|form-catalogue)[\\/]/.test(file) && !homes.includes(file),
);
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
