import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Completes the build of the browser's files with the pages around them (`pages.mjs`). In a process of its own: what a page asks
 * for while it is prerendered keeps timers for minutes.
 */
export const withPages = () => {
  let isForBrowsers = false;
  return {
    name: 'with-pages',
    apply: 'build',
    configResolved: ({ build }) => {
      isForBrowsers = !build.ssr;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error || !isForBrowsers) return;
        const child = spawn(process.execPath, [join(import.meta.dirname, 'pages.mjs')], { stdio: 'inherit' });
        const [code] = await once(child, 'exit');
        if (code !== 0) throw new Error('The pages could not be made');
      },
    },
  };
};
