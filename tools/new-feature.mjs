// `npm run new:feature -- claims "Claims"`: a new feature lib with routes, a screen, a story, a README and its tags; its address in the
// contract and its line in the portal. Nothing is left to be done before its checks pass.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './lib/workspace.mjs';
import { camel, pascal, whyNot } from './new/names.mjs';

/** The files of a new feature lib, by path below the workspace. */
export function featureFiles(name, title) {
  const Screen = `${pascal(name)}Screen`;
  const up = '../../../';
  const files = {
    'project.json': `{
  "$schema": "${up}node_modules/nx/schemas/project-schema.json",
  "name": "${name}",
  "sourceRoot": "libs/features/${name}/src",
  "projectType": "library",
  "tags": ["type:feature", "platform:web"],
  "targets": {
    "typecheck": {},
    "alone": {}
  }
}
`,
    'tsconfig.json': `{
  "extends": "${up}tsconfig.base.json",
  "include": ["src"],
  "compilerOptions": { "types": ["vite/client", "node"] }
}
`,
    'vitest.config.ts': `import { unitTests } from '${up}vitest.shared.mjs';\n\nexport default unitTests(import.meta.dirname, 'jsdom');\n`,
    'README.md': `# @portal/${name}\n\n${title}: \`/${name}\`.\n\nExports: \`${camel(name)}Routes\`. Start reading at \`src/${name}.screen.tsx\`.\nHolds: the order of things and the words on the screen.\nElsewhere: rules (domain), calls (contract), shared parts (policy-workflow, ui-kit).\n`,
    'src/index.ts': `export * from './routes';\n`,
    'src/routes.tsx': `import { portalRoutes } from '@portal/contract';\nimport { type RouteObject } from 'react-router-dom';\n\n/** \`handle.title\` feeds the document's title and the breadcrumbs. */\nexport const ${camel(name)}Routes: RouteObject[] = [\n  { path: portalRoutes.${camel(name)}, handle: { title: '${title}' }, lazy: () => import('./${name}.screen') },\n];\n`,
    'src/routes.test.tsx': `import { describe, expect, it } from 'vitest';\nimport { ${camel(name)}Routes } from './routes';\n\ndescribe('the routes of ${name}', () => {\n  it('each have a title and a screen that loads', async () => {\n    for (const { handle, lazy } of ${camel(name)}Routes) {\n      expect(handle).toMatchObject({ title: expect.any(String) });\n      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');\n    }\n  });\n});\n`,
    [`src/${name}.screen.tsx`]: `import { readQuery } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { PolicyPage, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { SkeletonCard, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** What this page is for, in one sentence. */
function ${Screen}() {
  const policyNumber = useSelectedPolicyNumber();
  const policy = useQuery(readQuery(policyEndpoints.policy, { policyNumber }));
  return (
    <PolicyPage title="${title}">
      <QueryView query={policy} loading={<SkeletonCard />} failed="This page could not be loaded">
        {({ policy: { MainMember } }) => (
          <Text>{MainMember.First_Name}: read the data, name the changes, return the page.</Text>
        )}
      </QueryView>
    </PolicyPage>
  );
}
export { ${Screen} as Component };
`,
    [`src/${name}.stories.tsx`]: `import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './${name}.screen';

const meta: Meta = {
  title: 'Screens/${title}',
  component: Component,
  parameters: { scenario: 'family-active', path: '/${name}' },
};
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
    await expect(await canvas.findByText(/^Thandi: /)).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This page could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Thandi: /)).toBeVisible();
});
`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`libs/features/${name}/${path}`, text]));
}

/** The files that name every feature: what each gets, and after or before which of its lines. */
export const edits = (name, title) => ({
  'tsconfig.base.json': [
    [/\n(?=\s*"@portal\/home":)/, `\n      "@portal/${name}": ["./libs/features/${name}/src/index.ts"],\n`],
  ],
  'libs/contract/src/portal-paths.ts': [
    [/\n(?=} as const;)/, `\n  // An addition: ${title}.\n  ${camel(name)}: '/${name}',\n`],
  ],
  'libs/contract/src/portal-paths.test.ts': [[/(?<=const added = \[[^;]*)\n(?=\];)/, `\n  '/${name}',\n`]],
  'libs/conformance/src/screens/screens.ts': [
    [/\n(?=\};\n\n\/\*\* Whatever a screen shows)/, `\n  ${camel(name)}: added('customers', 'policy'),\n`],
  ],
  'apps/portal/src/routes.tsx': [
    [/\n(?=import \{[^}]*\btype RouteObject\b)/, `\nimport { ${camel(name)}Routes } from '@portal/${name}';\n`],
    [/\n(?=\s*\{ id: 'seldom')/, `\n            ...${camel(name)}Routes,\n`],
  ],
});

/** A text with its additions. Throws when a line is not there any more: then this file has to follow. */
export function edited(text, additions, path) {
  return additions.reduce((before, [place, addition]) => {
    if (!place.test(before))
      throw new Error(`${path} has no ${place} any more: change \`edits\` in tools/new-feature.mjs`);
    return before.replace(place, () => addition);
  }, text);
}

/** Names that libraries, apps and addresses of the portal have, and where each is. */
function takenNames() {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => basename(path) === 'project.json')
      .map((path) => join(folder, path)),
  );
  const routes = readFileSync(join(root, 'libs/contract/src/portal-paths.ts'), 'utf8').matchAll(
    /^ {2}\w+: '\/([a-z-]+)/gm,
  );
  return Object.fromEntries([
    ...[...routes].map(([, name]) => [name, `the address /${name} (libs/contract/src/portal-paths.ts)`]),
    ...projects.map((path) => [JSON.parse(readFileSync(join(root, path), 'utf8')).name, dirname(path)]),
    ['tools', 'tools'],
    ['workspace', 'tools/workspace'],
    ['storybook', '.storybook'],
    ['alone', '.storybook/alone'],
  ]);
}

function create(name, title = pascal(name)) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const changed = Object.entries(edits(name, title)).map(([path, additions]) => [
    path,
    edited(read(path), additions, path),
  ]);
  for (const [path, text] of [...Object.entries(featureFiles(name, title)), ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(
    `libs/features/${name} is there, at /${name} of the portal. Begin with src/${name}.screen.tsx; try it: npx nx run ${name}:alone`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const [name, title] = process.argv.slice(2);
  const refusal =
    whyNot(name, takenNames()) ??
    (/['\\\n]/.test(title ?? '') ? 'A title has no quotes: name the page without them.' : null);
  if (refusal) {
    console.error(refusal);
    process.exitCode = 1;
  } else create(name, title);
}
