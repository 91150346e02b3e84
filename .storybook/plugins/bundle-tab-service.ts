import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { build, type Rollup } from 'vite';
import { migratedDatabase, migratedDatabaseFile } from './migrated-database.ts';

const workspace = join(import.meta.dirname, '../..');
/** The file that the worker begins with. */
export const entryFile = 'service.js';

/** Files by their names, and what they were made of. */
export interface TabServiceBundle {
  files: Map<string, Buffer>;
  sources: Set<string>;
}

/** An empty, migrated database as the service in the tab loads it: a tar file, or one that is packed too. */
export interface DatabaseFile {
  name: string;
  content: Buffer;
}

export async function databaseFile(): Promise<DatabaseFile> {
  const file = await migratedDatabaseFile();
  return { name: basename(file), content: await readFile(file) };
}

/** The same for a server that does not compress what it serves. */
export const packed = async ({ name, content }: DatabaseFile): Promise<DatabaseFile> => ({
  name: `${name}.gz`,
  content: await promisify(gzip)(content),
});

/** The service with all that it stands on, for a worker: a script, what it loads late, PGlite and the database. */
export async function bundleTabService(database: DatabaseFile): Promise<TabServiceBundle> {
  const { output } = (await build({
    root: workspace,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [migratedDatabase(database.name)],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'esnext',
      assetsInlineLimit: 0,
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(workspace, '.storybook/service-in-tab/worker/tab-service.ts'),
        output: {
          entryFileNames: entryFile,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          // Names stay as they are written, for whoever reads a stack.
          keepNames: true,
        },
      },
    },
  })) as Rollup.RollupOutput;
  const made = output.map(
    (part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)] as const,
  );
  return {
    files: new Map([...made, [database.name, database.content]]),
    sources: new Set(output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))),
  };
}

/** Quick, and with a window that sees the databases of a new PostgreSQL, which are all alike, as one. */
export const compressed = (file: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
