// Where a new call is registered: the files that list every call, and the tests that ask for it by name.
import { read, Refusal } from '../generate.mjs';
import { hyphenated } from '../names.mjs';
import { exampleOf, note } from './asked.mjs';
import { cellsOf } from './cells.mjs';
import { recordedExample } from './example.mjs';
import { besideScreens, end, lastImport } from './places.mjs';

const contract = 'libs/contract/src';
const core = 'libs/service/core/src';
const examples = 'libs/scenarios/src/testing/examples';

/** A name at the end of the list that follows some words in a test. */
const joinsList = (path, words, name) => ({
  path,
  before: new RegExp(`(?<=${words}\\(\\[[^;]*)\\s+\\]\\)`, 'm'),
  add: `'${name}',`,
});

/** One more key at the end of a file of JSON that is written by a command. */
const withKeys = (path, keys) => ({
  path,
  change: (text) => `${JSON.stringify({ ...JSON.parse(text), ...keys }, null, 2)}\n`,
});

function wordsOf({ name, isAboutPolicy, hasBody }) {
  const reply = isAboutPolicy
    ? { policyNumber: 'The number of the policy.' }
    : { date: 'The day on which it was asked. `YYYY-MM-DD` in Africa/Johannesburg.' };
  const body = { note: 'What is to be said, 5 to 500 characters. A few sentences that somebody has to write.' };
  return {
    ...(hasBody && { [`${name}.body`]: body }),
    [`${name}.reply`]: { ...reply, ...(hasBody && { note: 'What was said, as it was read.' }) },
  };
}

const inContract = (call) => [
  {
    path: `${contract}/endpoints.ts`,
    after: lastImport(`${contract}/endpoints.ts`, './endpoints/'),
    add: `import { ${call.name}Additions } from './endpoints/${call.file}';\n`,
  },
  {
    path: `${contract}/endpoints.ts`,
    before: ';\nexport type EndpointName =',
    add: ` &\n  typeof ${call.name}Additions`,
  },
  { path: `${contract}/endpoints.ts`, before: end, add: `  ...${call.name}Additions,\n` },
  {
    path: `${contract}/index.ts`,
    before: "export * from './error-codes';\n",
    add: `export * from './endpoints/${call.file}';\n`,
  },
  {
    path: `${contract}/openapi/tags.ts`,
    after: lastImport(`${contract}/openapi/tags.ts`, '../endpoints/'),
    add: `import { ${call.name}Additions } from '../endpoints/${call.file}';\n`,
  },
  {
    path: `${contract}/openapi/tags.ts`,
    before: '];\n\n/** The area of a call',
    add: `  ['${call.area}', ${call.name}Additions],\n`,
  },
  withKeys(`${contract}/openapi/field-words.json`, wordsOf(call)),
  withKeys(`${contract}/openapi/examples.json`, { [call.name]: recordedExample(call, numberOf) }),
  ...(call.hasBody
    ? [{ path: `${contract}/testing/bodies.ts`, before: end, add: `  ${call.name}: { note: '${note}' },\n` }]
    : []),
  ...(call.method === 'DELETE'
    ? [joinsList(`${contract}/endpoints.test.ts`, 'expect\\(bodiless\\)\\.toEqual', call.name)]
    : []),
  ...(call.roles.join() === 'customer'
    ? [joinsList(`${contract}/endpoints.test.ts`, 'expect\\(customersOnly\\)\\.toEqual', call.name)]
    : []),
];

/** The policy with which a scenario signs in, as its README says. */
function numberOf(scenario) {
  const number = read('libs/scenarios/README.md').match(new RegExp(`\\| \`${scenario}\` .*\\| (\\d+)\\s*\\|`))?.[1];
  if (number) return number;
  throw new Refusal(
    `libs/scenarios/README.md has no ${scenario} any more: make tools/new/endpoint/example.mjs name another.`,
  );
}

/** A parameter that no path has had: what it is, and what the tests of all calls write in its place. */
const ofParam = (param) => {
  const what = hyphenated(param)
    .replaceAll('-', ' ')
    .replace(/^(.+) id$/, 'id of the $1');
  return [
    {
      path: `${contract}/openapi/parameters.ts`,
      before: '};\n\n/** What `{id}` stands for',
      add: `  ${param}: 'The ${what}.',\n`,
    },
    {
      path: `${core}/testing/matrix/paths-to.ts`,
      after: '      paymentId: ids.payment,\n',
      add: `      ${param}: '${exampleOf(param)}',\n`,
    },
  ];
};

const inService = (call) => [
  {
    path: `${core}/use-cases/use-cases.ts`,
    after: lastImport(`${core}/use-cases/use-cases.ts`, './'),
    add: `import { ${call.name} } from './${call.folder}${call.file}';\n`,
  },
  {
    path: `${core}/use-cases/use-cases.ts`,
    before: end,
    add: `  ${call.name}: { for: '${call.kind}', run: ${call.name} },\n`,
  },
  {
    path: `${core}/access-matrix/authz-matrix.json`,
    before: /\n {2}\}\n\}\n(?![\s\S])/m,
    add: `,\n    ${JSON.stringify(call.route)}: [${cellsOf(call)
      .map((cell) => JSON.stringify(cell))
      .join(', ')}]`,
  },
  ...(call.kind === 'signed-in' || call.kind === 'staff'
    ? [joinsList(`${core}/access-matrix/staff-reads.test.ts`, 'const impersonal = new Set', call.name)]
    : []),
  ...(call.method === 'GET' && call.isForCustomers
    ? [{ path: `${core}/call/compressible.test.ts`, before: '      ]\n    `);', add: `        "${call.name}",\n` }]
    : []),
];

const inScenarios = (call) => [
  {
    path: `${examples}/example-calls.ts`,
    after: lastImport(`${examples}/example-calls.ts`, './'),
    add: `import { ${call.name}Calls } from './${call.file}-calls';\n`,
  },
  { path: `${examples}/example-calls.ts`, before: end, add: `  ...${call.name}Calls,\n` },
];

export const endpointInsertions = (call, newParams) => [
  ...inContract(call),
  ...newParams.flatMap(ofParam),
  ...inService(call),
  ...inScenarios(call),
  ...(call.isForCustomers ? [besideScreens(call.name)] : []),
];
