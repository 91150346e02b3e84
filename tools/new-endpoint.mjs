// `npm run new:endpoint -- GET /policies/{policyNumber}/letters`: a call of the API. Its row, records and words in the contract, its use case
// in the service with a test, who may make it, and its example. Customers alone may, unless `--who` names a permission.
import { importTogether } from './lib/import-typescript.mjs';
import { asked, nameOf } from './new/endpoint/asked.mjs';
import { contractFiles } from './new/endpoint/contract-files.mjs';
import { exampleFiles } from './new/endpoint/example.mjs';
import { endpointInsertions } from './new/endpoint/insertions.mjs';
import { serviceFiles } from './new/endpoint/service-files.mjs';
import { whyNotEndpoint } from './new/endpoint/why-not.mjs';
import { generate, read, Refusal, write } from './new/generate.mjs';

/** What is there: every call, every area of the document, every permission and whom it admits. */
async function known() {
  const { contract, domain } = await importTogether({
    contract: 'libs/contract/src/endpoints.ts',
    domain: 'libs/domain/src/change/permissions.ts',
  });
  const keysOf = (path, table) =>
    [
      ...(read(path).match(new RegExp(`${table}[\\s\\S]*?\\n\\}`))?.[0] ?? '').matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm),
    ].map(([, quoted, plain]) => quoted ?? plain);
  return {
    calls: contract.endpoints,
    areas: keysOf('libs/contract/src/openapi/tags.ts', 'const areaWords ='),
    params: keysOf('libs/contract/src/openapi/parameters.ts', 'const pathWords:'),
    permissions: keysOf('libs/domain/src/change/permissions.ts', 'const permissions ='),
    whoMay: domain.whoMay,
    /** Code beside which the name will stand. */
    words: [
      'contract/src/endpoints.ts',
      'scenarios/src/testing/examples/example-calls.ts',
      'service/core/src/use-cases/use-cases.ts',
    ]
      .map((path) => read(`libs/${path}`))
      .join('\n'),
    beforeOpening: new RegExp(
      read('libs/service/core/src/access-matrix/access-matrix.test.ts').match(/beforeOpening =\s+\/(.+)\/;/)?.[1] ??
        '^$',
    ),
  };
}

if (process.argv[1] === import.meta.filename)
  await generate(
    { name: 'letters', who: '"see policies"', area: 'Documents' },
    async ([method = '', path = ''], { who = 'customers', area, name = nameOf(method, path) }) => {
      const there = await known();
      const refusal = whyNotEndpoint({ method, path, who, area, name }, there);
      if (refusal) throw new Refusal(refusal);
      const roles = who === 'customers' ? ['customer'] : there.whoMay(who);
      const call = asked({ method, path, name, who, roles, area });
      await write({
        files: { ...contractFiles(call), ...serviceFiles(call), ...exampleFiles(call) },
        insertions: endpointInsertions(
          call,
          call.params.filter((param) => !there.params.includes(param)),
        ),
        generator: 'tools/new-endpoint.mjs',
      });
      return `${call.route} is there as ${name}. Begin with libs/contract/src/records/${call.file}.ts, then its use case in libs/service/core/src/use-cases/${call.folder}${call.file}.ts`;
    },
  );
