import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/workspace.mjs';

/** The order of the sidebar; another group comes last. The workbench proves things and shows nothing. */
const groups = ['Foundations', 'Components', 'Forms', 'Screens'];

const groupOf = ({ title }) => title.split('/')[0];
const placeOf = (entry) => (groups.includes(groupOf(entry)) ? groups.indexOf(groupOf(entry)) : groups.length);

/** Of the entries of an index of Storybook, the stories with this word in their id, in the order in which they are shown. */
export const storiesIn = (entries, word) =>
  entries
    .filter(({ type, id, title }) => type === 'story' && groupOf({ title }) !== 'Workbench' && id.includes(word))
    .sort((one, other) => placeOf(one) - placeOf(other));

/** Every story of the workspace with this word in its id. */
export async function indexedStories(word) {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const file = join(folder, 'index.json');
  try {
    if ((await run('storybook', ['index', '-c', '.storybook', '-o', file, '--quiet'])) !== 0)
      throw new Error('Storybook could not list its stories: what stands above says why');
    return storiesIn(Object.values(JSON.parse(readFileSync(file, 'utf8')).entries), word);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
