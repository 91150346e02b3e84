import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** A file of stories, with what its meta says. */
export interface StoryFile {
  file: string;
  title: string;
  source: string;
}

/** Every file of stories in the workspace. */
export const storyFiles: readonly StoryFile[] = globSync('{libs,apps/portal/src}/**/*.stories.tsx', { cwd: workspace })
  .sort()
  .map((file) => {
    const source = readFileSync(join(workspace, file), 'utf8');
    return {
      file,
      source,
      title: /^ {2}title: '([^']+)'/m.exec(source)?.[1] ?? /title: '([^']+)'/.exec(source)?.[1] ?? '',
    };
  });

/** The files of the components that a docs page shows: `component` and `subcomponents` of the meta. */
export function documentedFiles({ file, source }: StoryFile): string[] {
  const component = /^ {2}component: (\w+)/m.exec(source)?.[1];
  const others = /^ {2}subcomponents: \{([^}]+)\}/m.exec(source)?.[1] ?? '';
  const names = [component, ...others.split(',').map((entry) => entry.split(':').at(-1)?.trim())];
  return names.flatMap((name) => {
    const from = name && new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source)?.[1];
    return from ? [relative(workspace, join(workspace, dirname(file), `${from}.tsx`))] : [];
  });
}
