// `npm run new:scenario -- "a widow with two policies"`: a named policy with a fixed clock, its row and its line in the README. Who it is about
// is made up: somebody of a family that no other scenario knows, on a plan that is sold. Nothing is left to be done before its checks pass.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { importTogether } from './lib/import-typescript.mjs';
import { root } from './lib/workspace.mjs';
import { generate, read, Refusal, write } from './new/generate.mjs';
import { camel, hyphenated, whyNotScenario } from './new/names.mjs';
import { strangers } from './new/people.mjs';

const lib = 'libs/scenarios';

/** The scenario itself: whoever it is about is up to date with a plan, so that only what the title says has to be added. */
export const scenarioFile = ({
  name,
  title,
  sequence,
  holder,
  sister,
}) => `import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(${sequence});

export const ${camel(name)}: ScenarioPlan = {
  title: '${title}',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-020',
      inception: monthsAgo(today, 20),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: '${holder}', age: 44, gender: 'FEMALE' }),
      Beneficiaries: [aBeneficiary(today, { name: '${sister}', age: 39, gender: 'FEMALE', Relationship: 'SISTER' })],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
`;

/** Its import, by its name; its row, last; its line in the README, last. */
export function scenarioInsertions({ name, title, number }) {
  const imports = read(`${lib}/src/scenarios.ts`).match(/^import .+ from '\.\/scenarios\/.+';\n/gm) ?? [];
  const before = imports.findLast((line) => line.match(/([^/]+)';/)?.[1] < name) ?? imports[0];
  const row = camel(name) === name ? name : `'${name}': ${camel(name)}`;
  return [
    {
      path: `${lib}/src/scenarios.ts`,
      after: before,
      add: `import { ${camel(name)} } from './scenarios/${name}';\n`,
    },
    { path: `${lib}/src/scenarios.ts`, before: '});\n\nexport type ScenarioName', add: `  ${row},\n` },
    {
      path: `${lib}/README.md`,
      after: /^\| `[^\n]*\n(?![\s\S]*^\| `)/m,
      add: `| \`${name}\` | ${title} | ${number} |\n`,
    },
  ];
}

/** The first policy number that the demo leaves free, and two sisters of a family of which nobody is in it. */
async function whoIsFree() {
  const { index, person, numbers } = await importTogether({
    index: `${lib}/src/index.ts`,
    person: `${lib}/src/builders/a-person.ts`,
    numbers: `${lib}/src/builders/policy-number.ts`,
  });
  const { policies } = index.demoSeed(index.referenceDate);
  const sequence = Math.max(...policies.map(({ Policy_Number }) => Number(Policy_Number.slice(1, -1)))) + 1;
  const [holder, sister] = strangers(policies, person.aCellNumber);
  return { sequence, number: numbers.policyNumber(sequence), holder, sister };
}

/** A sentence as titles are written: "a widow ..." as "A widow ...". */
const titleOf = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

if (process.argv[1] === import.meta.filename)
  await generate(
    { name: 'widow' },
    async ([sentence = ''], { name = hyphenated(sentence.replace(/^(an?|the) /i, '')) }) => {
      const taken = readdirSync(join(root, lib, 'src/scenarios')).map((file) => basename(file, '.ts'));
      const title = titleOf(sentence);
      const known = read(`${lib}/README.md`).includes(`| ${title} `);
      const refusal = whyNotScenario(sentence, name, {
        taken,
        known,
        words: scenarioFile({ name: 'x' }) + read(`${lib}/src/scenarios.ts`),
      });
      if (refusal) throw new Refusal(refusal);
      const about = { name, title, ...(await whoIsFree()) };
      await write({
        files: { [`${lib}/src/scenarios/${name}.ts`]: scenarioFile(about) },
        insertions: scenarioInsertions(about),
        generator: 'tools/new-scenario.mjs',
      });
      return `${name} is there: ${about.holder} signs in with ${about.number}. Add what the title says in ${lib}/src/scenarios/${name}.ts`;
    },
  );
