// The layers bite: each kind of forbidden import is planted in a library and must be refused there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { environment, root } from '../lib/workspace.mjs';

const planted = [
  {
    why: 'a feature imports another feature',
    file: 'libs/features/home/src/planted.ts',
    code: "import '@portal/policies';",
  },
  { why: 'domain imports React', file: 'libs/domain/src/planted.ts', code: "import 'react';" },
  { why: 'domain imports a package', file: 'libs/domain/src/planted.ts', code: "import 'hono';" },
  { why: 'the contract imports a package', file: 'libs/contract/src/planted.ts', code: "import 'idb-keyval';" },
  { why: 'domain imports the contract', file: 'libs/domain/src/planted.ts', code: "import '@portal/contract';" },
  { why: 'a web library imports a node package', file: 'libs/auth/src/planted.ts', code: "import 'pg';" },
  {
    why: 'the store imports a library for traces',
    file: 'libs/service/store/src/planted.ts',
    code: "import '@opentelemetry/api';",
  },
  { why: 'a web library imports a node builtin', file: 'libs/auth/src/planted.ts', code: "import 'node:fs';" },
  {
    why: 'a library for everywhere imports a node builtin',
    file: 'libs/service/core/src/planted.ts',
    code: "import 'node:fs';",
  },
  {
    why: 'a brand reads a file outside its node library',
    file: 'libs/brand/src/planted.ts',
    code: "import 'node:fs';",
  },
  { why: 'a brand imports the design system', file: 'libs/brand/src/planted.ts', code: "import '@portal/ui-kit';" },
  {
    why: 'a web feature imports the service',
    file: 'libs/features/home/src/planted.ts',
    code: "import '@portal/service-core';",
  },
  { why: 'a node app imports a web library', file: 'apps/service/src/planted.ts', code: "import '@portal/auth';" },
  {
    why: 'the ui-kit imports the data layer',
    file: 'libs/ui-kit/src/planted.ts',
    code: "import '@portal/api-client';",
  },
  { why: 'the ui-kit imports the contract', file: 'libs/ui-kit/src/planted.ts', code: "import '@portal/contract';" },
  {
    why: 'a feature imports the scenarios',
    file: 'libs/features/home/src/planted.ts',
    code: "import '@portal/scenarios';",
  },
  {
    why: 'the service core imports the scenarios',
    file: 'libs/service/core/src/planted.ts',
    code: "import '@portal/scenarios';",
  },
  { why: 'the portal imports the scenarios', file: 'apps/portal/src/planted.ts', code: "import '@portal/scenarios';" },
  {
    why: 'the conformance kit imports the service',
    file: 'libs/conformance/src/planted.ts',
    code: "import '@portal/service-core';",
  },
  {
    why: 'the service imports the conformance kit',
    file: 'apps/service/src/planted.ts',
    code: "import '@portal/conformance';",
  },
  { why: 'the stub imports who is signed in', file: 'apps/stub/src/planted.ts', code: "import '@portal/auth';" },
  {
    why: 'an ID number is typed in',
    file: 'libs/domain/src/planted.ts',
    code: `export const id = '${'8001015009'}${'087'}';`,
  },
  {
    why: 'a screen takes an id that only secure addresses give',
    file: 'libs/features/home/src/planted.tsx',
    code: 'export const id = crypto.randomUUID();',
  },
  {
    why: 'a library for everywhere takes such an id in another spelling',
    file: 'libs/service/store/src/planted.ts',
    code: 'export const { randomUUID } = globalThis.crypto;',
  },
  {
    why: 'the service core writes SQL',
    file: 'libs/service/core/src/planted.ts',
    code: "import 'drizzle-orm';",
  },
  {
    why: 'an app reads a table of the store',
    file: 'apps/service/src/planted.ts',
    code: "export { schema } from '@portal/service-store';",
  },
  {
    why: 'the service core sends a statement',
    file: 'libs/service/core/src/planted.ts',
    code: 'export const all = (tx: { execute(text: string): unknown }) => tx.execute("SELECT 1");',
  },
  {
    why: 'a screen loads what tests make up',
    file: 'libs/features/home/src/planted.ts',
    code: "export const late = () => import('./testing/planted');",
  },
  {
    why: 'the service core takes a token of tests',
    file: 'libs/service/core/src/planted.ts',
    code: "import '@portal/service-identity/testing';",
  },
];

/** The rules that guard the layers: a parsing error, say, would refuse a file for the wrong reason. */
const guards = [
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  'no-restricted-properties',
  'local/no-typed-id-number',
  'local/sql-in-the-store',
  'local/testing-in-tests',
];

const allowed = [
  {
    why: 'a feature imports the workflow',
    file: 'libs/features/home/src/planted.ts',
    code: "import '@portal/policy-workflow';",
  },
  {
    why: 'a story imports the scenarios',
    file: 'libs/features/home/src/planted.stories.tsx',
    code: "import '@portal/scenarios';",
  },
  {
    why: 'the process opens its database',
    file: 'apps/service/src/database/planted.ts',
    code: "import 'drizzle-orm/node-postgres';",
  },
  {
    why: 'a test imports what tests make up',
    file: 'libs/service/core/src/planted.test.ts',
    code: "import '@portal/service-identity/testing';\nimport 'drizzle-orm';",
  },
  {
    why: 'the seed command imports the scenarios',
    file: 'apps/service/src/seed/planted.ts',
    code: "import '@portal/scenarios';",
  },
];

describe('the layers', () => {
  let eslint;
  before(() => {
    // Without a cached project graph the rule skips itself and passes.
    execFileSync('nx', ['show', 'projects'], { cwd: root, env: environment(), stdio: 'ignore' });
    eslint = new ESLint({ cwd: root });
  });
  const rulesBroken = async ({ file, code }) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}/${file}` });
    return result.messages
      .filter((message) => message.severity === 2)
      .map((message) => message.ruleId ?? message.message);
  };
  for (const plant of planted) {
    it(`refuse: ${plant.why}`, async () => {
      const broken = await rulesBroken(plant);
      assert.ok(broken.length > 0 && broken.every((rule) => guards.includes(rule)), `refused by ${broken}`);
    });
  }
  const sentences = [
    [
      { file: 'libs/features/home/src/planted.ts', code: "import '@portal/policies';" },
      /^This library is type:feature and may not import @portal\/policies, which is type:feature; .*goes down into libs\/policy-workflow/,
    ],
    [
      { file: 'libs/ui-kit/src/planted.ts', code: "import '@portal/api-client';" },
      /^This library is type:ui and may not import @portal\/api-client, which is type:data; it may import type:ui and type:domain\. A feature /,
    ],
    [
      { file: 'libs/domain/src/planted.ts', code: "import '@portal/contract';" },
      /which is type:contract; it may import no other library\. A rule takes plain values/,
    ],
    [
      { file: 'libs/contract/src/planted.ts', code: "import 'idb-keyval';" },
      /^This library is type:contract and may not import the package idb-keyval \(packages it may: valibot and @valibot\/to-json-schema\)\./,
    ],
    [
      { file: 'libs/auth/src/planted.ts', code: "import 'pg';" },
      /^This library is platform:web and may not import the package pg\. This library runs in browsers/,
    ],
  ];
  for (const [{ file, code }, sentence] of sentences) {
    it(`say where it belongs: ${code} in ${file}`, async () => {
      const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}/${file}` });
      assert.match(result.messages[0].message, sentence);
    });
  }
  for (const plant of allowed) {
    it(`allow: ${plant.why}`, async () => assert.deepEqual(await rulesBroken(plant), []));
  }
});
