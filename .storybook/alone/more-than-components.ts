import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file shows a function or a value beside its components. */
export const showsMore = (source: string): boolean =>
  /^export (async )?(const|let|function|class) [a-z]|^export \{([^}]*,)?\s*[a-z]\w*\s*[,}]/m.test(source);

/**
 * The files with more than components. React could take a new component from them while what uses the rest stays as it was, so it refuses:
 * after an edit of a rule that any of them stands on, the page would have to load again. What imports them takes them instead.
 */
export const filesWithMore = (workspace: string): string[] =>
  globSync('{libs,apps,.storybook}/**/*.tsx', { cwd: workspace, exclude: ['**/node_modules/**'] })
    .map((file) => join(workspace, file))
    .filter((file) => showsMore(readFileSync(file, 'utf8')));
