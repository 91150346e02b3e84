import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import stories from '../vitest.config.ts';
import { asked, type Asked } from './asked.ts';
import { commands } from './commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gallery: Asked;
  }
}

/** The tests of the stories, each photographed where it ends (`npm run gallery`). */
export default mergeConfig(
  stories,
  defineConfig({
    test: {
      // Nothing else runs meanwhile: two pages, each with a database of its own.
      maxWorkers: 2,
      provide: { gallery: asked },
      browser: { commands },
      setupFiles: [join(import.meta.dirname, 'pictures.setup.ts')],
    },
  }),
);
