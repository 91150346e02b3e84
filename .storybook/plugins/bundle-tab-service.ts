import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { type InputOptions, type OutputOptions, rolldown, type RolldownOutput } from 'rolldown';
import { joinAlike } from '../service-in-tab/worker/blocks.ts';
import { fileAddresses } from './file-addresses.ts';
import { migratedDatabase, migratedDatabaseFile } from './migrated-database.ts';

const workspace = join(import.meta.dirname, '../..');
/** The file that the worker begins with. */
export const entryFile = 'service.js';

/** Files by their names. */
export interface TabServiceBundle {
  files: Map<string, Buffer>;
  /** The part that takes the place of the one before it while the worker goes on. */
  service: string;
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

/** The same for a server that does not compress what it serves: 1.2 MB of 43, where gzip alone makes 3.2. */
export const packed = async ({ name, content }: DatabaseFile): Promise<DatabaseFile> => ({
  name: `${name}.gz`,
  content: await promisify(gzip)(joinAlike(content)),
});

/** The service with all that it stands on, for a worker: scripts, PGlite and the database. */
export const sourcesWith = (database: DatabaseFile): InputOptions => ({
  cwd: workspace,
  platform: 'browser',
  input: join(workspace, '.storybook/service-in-tab/worker/tab-service.ts'),
  tsconfig: join(workspace, 'tsconfig.base.json'),
  plugins: [migratedDatabase(database.name), fileAddresses()],
  experimental: { resolveNewUrlToAsset: true },
  // Of packages, which are as they are.
  logLevel: 'silent',
});

export const intoFiles: OutputOptions = {
  entryFileNames: entryFile,
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
  // Names stay as they are written, for whoever reads a stack.
  keepNames: true,
  // Packages stay as they are when our own sources are edited.
  codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
};

export function bundleOf({ output }: RolldownOutput, database: DatabaseFile): TabServiceBundle {
  const service = output.find((part) => part.type === 'chunk' && part.name === 'start-over');
  if (!service) throw new Error('The worker does not load the service as a part of its own');
  const made = output.map(
    (part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)] as const,
  );
  return { files: new Map([...made, [database.name, database.content]]), service: service.fileName };
}

/** The same once, as small as it gets. */
export async function bundleTabService(database: DatabaseFile): Promise<TabServiceBundle> {
  const build = await rolldown(sourcesWith(database));
  const output = await build.generate({ ...intoFiles, minify: true });
  await build.close();
  return bundleOf(output, database);
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
