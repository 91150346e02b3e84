import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.mjs';

/** The libraries that run in browsers only, by their tag: `{ name, folder }`. */
export const webLibraries = () =>
  readdirSync(join(root, 'libs'), { recursive: true })
    .filter((path) => path.endsWith('project.json'))
    .map((path) => ({ ...JSON.parse(readFileSync(join(root, 'libs', path), 'utf8')), folder: `libs/${dirname(path)}` }))
    .filter(({ tags }) => tags.includes('platform:web'))
    .map(({ name, folder }) => ({ name, folder }));
