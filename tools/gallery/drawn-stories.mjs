import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/workspace.mjs';

const colours = /\u001b\[\d+m/g;

/** Runs the tests of these stories, and has each photographed as is asked (`.storybook/gallery`). Gives the stories with what they came to. */
export async function drawStories(stories, asked) {
  const results = join(asked.folder, 'results.json');
  const files = new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, '')));
  await run(
    'vitest',
    [
      ...['run', '--config', '.storybook/gallery/vitest.config.ts'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
      ...(asked.word === '' ? [] : files),
    ],
    { env: { GALLERY: JSON.stringify(asked) } },
  );
  if (!existsSync(results)) throw new Error('The stories could not be run: what stands above says why');
  return withOutcomes(stories, JSON.parse(readFileSync(results, 'utf8')));
}

/** Stories with their looks, their words and what is wrong with them, null where nothing is, of a report of Vitest. */
export function withOutcomes(stories, { testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const byId = new Map(tests.map((test) => [test.meta?.storyId, test]));
  const brokenFile = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return stories.map((story) => {
    const test = byId.get(story.id);
    const { looks = [], text = '' } = test?.meta.gallery ?? {};
    const problem =
      test?.failureMessages[0] ?? (looks.length === 0 ? (brokenFile?.message ?? 'It was not drawn') : null);
    return { ...story, looks, text, problem: problem && problem.replaceAll(colours, '') };
  });
}
