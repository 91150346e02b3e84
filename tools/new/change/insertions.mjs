// Where a new kind of change is registered: the tables of all kinds, its call, who may make that, and its example.
import { cellsOf } from '../endpoint/cells.mjs';
import { besideScreens, end, lastImport } from '../endpoint/places.mjs';
import { read } from '../generate.mjs';
import { literal } from './files.mjs';

const contract = 'libs/contract/src';
const core = 'libs/service/core/src';
const pipeline = 'libs/service/change-pipeline/src';
const examples = 'libs/scenarios/src/testing/examples';
const members = `${contract}/endpoints/members.ts`;

const kind = ({ code, of, base, label }) => {
  // Of a life, contact details alone are applied at once; this change is about another field.
  const alone = base === 'life' ? ' contactFields: [],' : '';
  const entity = base === 'life' ? ` entityType: '${of}',` : '';
  return `  ${code}: { ...${base}, label: '${label}',${entity}${alone} },\n`;
};

const inDomain = (change) => [
  {
    path: 'libs/domain/src/change/kinds-of-change.ts',
    before: '} as const satisfies Record<string, KindOfChange>;',
    add: kind(change),
  },
  {
    path: 'docs/domain/changes.md',
    after: /^\| ADD_POLICY .*\n/m,
    add: `| ${change.code} | staff | the customer, with PIN |\n`,
  },
];

/** The end of a table of calls in a file that holds several. */
const endOf = (table) => new RegExp(`(?<=export const ${table} = \\{(?:(?!\\n\\};)[^])*)\\n\\};`);

const call = ({ name, route, label, field, entries }) => `
  ${name}: endpoint('${route}', {
    ...change,
    summary: '${label}',
    body: written({
      /** What it is to be. */
      ${field}: ${entries}.${field},
      ...updateEntries,
    }),
    errors: always,
    isAddition: true,
  }),`;

/** A name more in the imports from a file, which are made where there are none. */
const importing = (name, from) => ({
  path: members,
  change: (text) => {
    if (new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${from}';`).test(text)) return text;
    const there = new RegExp(`import \\{([^}]*?),?\\s*\\} from '${from}';`);
    return there.test(text)
      ? text.replace(there, (_, names) => `import {${names}, ${name} } from '${from}';`)
      : text.replace(
          "import { endpoint } from '../endpoint';\n",
          (line) => `${line}import { ${name} } from '${from}';\n`,
        );
  },
});
const fileOf = { mainMemberEntries: 'main-member', spouseEntries: 'spouse', childEntries: 'child' };

const inContract = (change, { calls }) => [
  {
    path: `${contract}/form-of-change.ts`,
    before: '};\n\n/** Where the form of a change stands',
    add: `  ${change.code}: { path: ${change.form}, draft: null },\n`,
  },
  importing('written', '../fields/written'),
  importing('updateEntries', '../fields/server'),
  importing(change.entries, `../records/${fileOf[change.entries] ?? 'extended-member'}`),
  { path: members, before: endOf(change.table), add: call(change) },
  { path: `${contract}/openapi/field-words.json`, change: (text) => withWords(text, change, Object.keys(calls)) },
  { path: 'docs/api/released.json', change: (text) => promising(text, change.code) },
];

/** The call after which it stands among all of them, whose order the lists of calls have. */
function callBefore({ table }) {
  const rows = read(members).split(`export const ${table} =`)[1]?.split('\n};')[0] ?? '';
  return [...rows.matchAll(/^ {2}(\w+): endpoint\(/gm)].at(-1)?.[1];
}

/** The words of its body, as `npm run api:words` writes them. */
function withWords(text, change, calls) {
  const later = calls.slice(calls.indexOf(callBefore(change)) + 1);
  const words = Object.entries(JSON.parse(text));
  const place = words.findIndex(([key]) => later.includes(key.split('.')[0]));
  const own = {
    [change.field]: 'What it is to be.',
    id: 'The record that is changed. A value that a machine made, such as a key: printable ASCII without a space, at most 100 characters.',
    Version:
      'The version that was read: with an older one the change is refused; left out, the record is taken as it stands.',
  };
  return `${JSON.stringify(Object.fromEntries(words.toSpliced(place, 0, [`${change.name}.body`, own])), null, 2)}\n`;
}

/** The promise of the last release with one more code wherever an answer names a kind of change. */
function promising(text, code) {
  const isOfKinds = (value) => Array.isArray(value) && value.includes('UPDATE_CONTACT') && value.includes('ADD_POLICY');
  const renewed = JSON.parse(text, (_, value) => (isOfKinds(value) ? [...value, code] : value));
  return `${JSON.stringify(renewed, null, 1)}\n`;
}

const everyRequest = `${pipeline}/testing/every-request.ts`;

/** Tests of what waits ask for a change of each kind. */
const inTests = (change) => [
  {
    path: everyRequest,
    after: lastImport(everyRequest, '../planners/'),
    add: `import { ${change.name} } from '../planners/${change.file}';\n`,
  },
  {
    path: everyRequest,
    before: '} satisfies Record<Exclude<ActionType',
    add: `  ${change.code}: async (world) => {
    const id = (await record(world)).${change.held.replace(/(\]|Spouse)$/, '$1?')}.id${change.held === 'MainMember' ? '' : " ?? ''"};
    return ask(world, 'consultant', ${change.name}, { id, ${change.field}: ${literal(change.value)} });
  },
`,
  },
  besideScreens(change.name),
];

/** As any change: the policyholder, and staff to whom the policy is open. */
const cells = cellsOf({ roles: ['customer', 'consultant', 'portalAdmin'], isAboutPolicy: true, kind: 'policy' });

const inService = (change, { calls }) => [
  {
    path: `${pipeline}/planners/planners.ts`,
    after: lastImport(`${pipeline}/planners/planners.ts`, './'),
    add: `import { ${change.name} } from './${change.file}';\n`,
  },
  {
    path: `${pipeline}/planners/planners.ts`,
    before: '} as const satisfies Record<ActionType',
    add: `  ${change.code}: ${change.name},\n`,
  },
  {
    path: `${core}/use-cases/use-cases.ts`,
    before: '  pendingApprovalActions: {',
    add: `  ${change.name}: { for: 'policy', run: changing('${change.file}', planners.${change.code}) },\n`,
  },
  {
    path: `${core}/access-matrix/authz-matrix.json`,
    after: `    "${calls[callBefore(change)].route}": ${JSON.stringify(cells).replaceAll(',', ', ')},\n`,
    add: `    "${change.route}": ${JSON.stringify(cells).replaceAll(',', ', ')},\n`,
  },
];

/** Last of all: one in between would give those after it other ids and times. */
const inExamples = ({ name, field, value, held, scenario }) => [
  {
    path: `${examples}/example-calls.ts`,
    before: end,
    add: `  ${name}: async (service) => {
    const by = policyOf('${scenario}');
    const { id, Version } = found((await policy(service, by)).${held}, 'record');
    return about(by, { body: { id, ${field}: ${literal(value)}, Version } });
  },
`,
  },
  {
    path: `${examples}/example-calls.ts`,
    change: (text) =>
      text.replace(
        /import \{ .* \} from '.\/customer-calls';/,
        "import { about, changeCalls, type Example, found, policy, policyOf, readingCalls } from './customer-calls';",
      ),
  },
];

export const changeInsertions = (change, there) => [
  ...inDomain(change),
  ...inContract(change, there),
  ...inService(change, there),
  ...inExamples(change),
  ...inTests(change),
];
