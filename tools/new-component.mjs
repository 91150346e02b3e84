// `npm run new:component -- DateBadge --in=text`: a part of the design system with its style sheet, story, notes and test, exported and in the
// README's table. Nothing is left to be done before its checks pass.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspace.mjs';
import { generate, read, Refusal, write } from './new/generate.mjs';
import { hyphenated, whyNotComponent } from './new/names.mjs';

const kit = 'libs/ui-kit';
/** Where a part may stand, and the row of the README's table that names what stands there. Icons and fields are made otherwise. */
const rows = {
  base: 'words',
  text: 'words',
  actions: 'doing and going',
  feedback: 'states and news',
  layout: 'a page',
  navigation: 'a page',
  data: 'records',
  identity: 'states and news',
  overlays: 'in front, or folded',
};

/** The files of a new part, by path below the workspace. */
export function componentFiles(name, folder) {
  const file = hyphenated(name);
  const words = file.replaceAll('-', ' ');
  const files = {
    [`${folder}/${file}.tsx`]: `import { type ComponentProps } from 'react';
import '../styles/${file}.css';

/** What it shows, in one sentence. */
export const ${name} = (props: ComponentProps<'span'>) => <span className="${file}" {...props} />;
`,
    [`styles/${file}.css`]: `/* The ${words}. Comes with the part that needs it. */
@layer components {
  .${file} {
    display: inline-block;
    max-width: 100%;
    color: var(--color-text);
    overflow-wrap: anywhere;
  }
}
`,
    [`${folder}/${file}.test.tsx`]: `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ${name} } from './${file}';

afterEach(cleanup);

it('a ${words} shows what is in it and passes on what it does not use', () => {
  render(<${name} lang="zu">Sawubona</${name}>);
  const part = screen.getByText('Sawubona');
  expect(part.className).toBe('${file}');
  expect(part.lang).toBe('zu');
});
`,
    [`${folder}/${file}.stories.tsx`]: `import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${file}';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  tags: ['autodocs'],
  parameters: usage({
    use: 'when this part is the right one.',
    instead: 'When another one is, and which.',
    words: 'How its words are written.',
    access: 'A \`span\` of words, read as they stand.',
  }),
  args: { children: 'A few words' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FewWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A few words')).toBeVisible();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: 'More words than there is room for on one line of a phone, and Siyabongamandlakazi-Ngcobokazi' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${kit}/src/${path}`, text]));
}

/** Its line among the parts, by its name and before the icons, and its name in the README's table. */
export function componentInsertions(name, folder) {
  const file = hyphenated(name);
  const lines = read(`${kit}/src/index.ts`).match(/^export \* from '.+';\n/gm) ?? [];
  const before = lines.findLast((line) => !line.includes('./icons/') && line.match(/([^/]+)';/)?.[1] < file);
  return [
    { path: `${kit}/src/index.ts`, after: before ?? lines[0], add: `export * from './${folder}/${file}';\n` },
    { path: `${kit}/README.md`, after: new RegExp(`^\\| ${rows[folder]} +\\|.*\``, 'm'), add: ` \`${name}\`` },
  ];
}

/** What parts and whatever goes with them are called, and where each is. */
function takenNames() {
  const sources = readdirSync(join(root, kit, 'src'), { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  return Object.fromEntries(
    sources.flatMap((path) =>
      [...read(`${kit}/src/${path}`).matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)]
        .map(([, name]) => [name, `${kit}/src/${path}`])
        .filter(() => !path.endsWith('.stories.tsx')),
    ),
  );
}

/** The style sheet that is called so, or has a class of this name. */
const sheetWith = (name) =>
  readdirSync(join(root, kit, 'src/styles'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${kit}/src/styles/${file}`)
    .find((path) => path.endsWith(`/${name}.css`) || new RegExp(`\\.${name}(?![\\w-])`).test(read(path)));

if (process.argv[1] === import.meta.filename)
  await generate({ in: 'text' }, async ([name], { in: folder = 'data' }) => {
    const refusal = whyNotComponent(name, takenNames());
    if (refusal) throw new Refusal(refusal);
    if (!(folder in rows))
      throw new Refusal(`"${folder}" is no folder for a part: --in takes ${Object.keys(rows).join(', ')}.`);
    const sheet = sheetWith(hyphenated(name));
    if (sheet)
      throw new Refusal(`The class "${hyphenated(name)}" is styled in ${sheet}: take another name, as "${name}Part".`);
    await write({
      files: componentFiles(name, folder),
      insertions: componentInsertions(name, folder),
      generator: 'tools/new-component.mjs',
    });
    return `${name} is there. Begin with ${kit}/src/${folder}/${hyphenated(name)}.tsx and its style; look at it: npm run storybook`;
  });
