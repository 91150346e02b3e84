// `npm run new:change -- UPDATE_CHILD_SCHOOL`: a kind of change with a call of its own. Its row and who decides, its form, what works it out with
// a test, its call, who may make it and its example. It changes one field of somebody on the policy, until its planner does what it is for.
import { importTogether } from './lib/import-typescript.mjs';
import { run } from './lib/workspace.mjs';
import { asked, ofRecords } from './new/change/asked.mjs';
import { changeFiles } from './new/change/files.mjs';
import { changeInsertions } from './new/change/insertions.mjs';
import { fieldsOf } from './new/change/values.mjs';
import { whyNotChange } from './new/change/why-not.mjs';
import { generate, read, Refusal, write } from './new/generate.mjs';

/** What is there: every kind, every call, and the fields of people that a call may change. */
async function known() {
  const { domain, contract } = await importTogether({
    domain: 'libs/domain/src/change/kinds-of-change.ts',
    contract: 'libs/contract/src/index.ts',
  });
  return {
    kinds: domain.kindsOfChange,
    calls: contract.endpoints,
    fields: Object.fromEntries(ofRecords.map((record) => [record, fieldsOf(contract, record)])),
    /** Code beside which the name will stand. */
    words: ['planners/planners.ts', 'index.ts'].map((path) => read(`libs/service/change-pipeline/src/${path}`)).join(),
  };
}

if (process.argv[1] === import.meta.filename)
  await generate({ of: 'CHILD', field: 'Institution_Name' }, async ([code = ''], options) => {
    const there = await known();
    const change = asked(code, options, there.fields);
    const refusal = whyNotChange(change, there);
    if (refusal) throw new Refusal(refusal);
    await write({
      files: changeFiles(change),
      insertions: changeInsertions(change, there),
      generator: 'tools/new-change.mjs',
    });
    console.log(`${code} is there. Making its example, with those of the calls before it: a minute.`);
    if ((await run('vitest', ['run', '--root', 'libs/scenarios', 'src/api-examples.test.ts', '-u'])) !== 0)
      throw new Refusal('The example could not be made: mend what is said above, then npm run api:examples.');
    return `${change.route} makes it. Begin with its row in libs/domain/src/change/kinds-of-change.ts (staff decide, until you say who does; docs/domain/changes.md says the same), then libs/service/change-pipeline/src/planners/${change.file}.ts. Answers may hold the new code: docs/api/released.json promises it, and the commit says so.`;
  });
