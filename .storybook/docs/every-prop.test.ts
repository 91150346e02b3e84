import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, type Documentation, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { documentedFiles, storyFiles } from './stories-on-disk';

const workspace = join(import.meta.dirname, '../..');
const isScreen = (title: string) => /^(Screens|Workbench)\//.test(title);
const designed = storyFiles.filter(({ title }) => !isScreen(title));

/** What the docs page says of each prop, by the same reader. */
function propsWithoutSentence(file: string): string[] {
  const filename = join(workspace, file);
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  const found: Documentation[] = parse(readFileSync(filename, 'utf8'), { filename, resolver });
  return found.flatMap(({ displayName = '', props = {} }) =>
    Object.entries(props)
      // One without a type of its own is the element's, with another default.
      .filter(([, prop]) => prop.tsType && !prop.description)
      .map(([name]) => `${displayName}: ${name}`),
  );
}

describe('the docs page', () => {
  it.each(designed)('of $title exists, with its notes', ({ source }) => {
    expect(source).toContain("tags: ['autodocs']");
    expect(source).toMatch(/\b(usage|about)\(/);
  });

  it.each([...new Set(designed.flatMap(documentedFiles))])('has a sentence for every prop of %s', (file) => {
    expect(propsWithoutSentence(file)).toEqual([]);
  });
});
