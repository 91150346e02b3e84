import { join } from 'node:path';
import { defineConfig } from 'vite';

/** One file that Node runs; packages from npm stay outside it. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(import.meta.dirname, '../../dist/apps/outside-world'),
    emptyOutDir: true,
    rolldownOptions: { input: { main: 'src/main.ts' } },
  },
});
