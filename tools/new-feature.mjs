// `npm run new:feature -- claims "Claims"`: a new feature lib with routes, a screen, a story, a README and its tags.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/workspace.mjs';

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
const camel = (name) => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());

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
    'src/routes.tsx': `import { type RouteObject } from 'react-router-dom';\n\n/** \`handle.title\` feeds the document's title and the breadcrumbs. */\nexport const ${camel(name)}Routes: RouteObject[] = [\n  { path: '/${name}', handle: { title: '${title}' }, lazy: () => import('./${name}.screen') },\n];\n`,
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

/** Adds the entry point of the new lib to the paths of the workspace, keeping the file as it is otherwise. */
export const withPath = (tsconfig, name) =>
  tsconfig.replace(
    /\n(\s*)"@portal\/home":/,
    (line, indent) => `\n${indent}"@portal/${name}": ["./libs/features/${name}/src/index.ts"],${line}`,
  );

function create(name, title) {
  if (!/^[a-z][a-z0-9-]+$/.test(name ?? ''))
    throw new Error('Usage: npm run new:feature -- kebab-case-name "Title on the screen"');
  if (existsSync(join(root, 'libs/features', name))) throw new Error(`libs/features/${name} exists already`);
  for (const [path, text] of Object.entries(featureFiles(name, title ?? pascal(name)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = join(root, 'tsconfig.base.json');
  writeFileSync(paths, withPath(readFileSync(paths, 'utf8'), name));
  console.log(
    `libs/features/${name} is there. Spread ${camel(name)}Routes into apps/portal/src/routes.tsx to give it its address.`,
  );
}

if (process.argv[1] === import.meta.filename) create(process.argv[2], process.argv[3]);
