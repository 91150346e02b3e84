import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const squeezable = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Brotli at its strongest; the size hint matters for small files. */
export const brotli = (body) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Puts a `.br` and a `.gz` twin beside every text file, so that no request ever waits for compression. */
export async function compressAll(dist) {
  const files = await readdir(dist, { recursive: true });
  for (const name of files.filter(
    (file) => squeezable.has(extname(file)) && !file.startsWith('.') && file !== 'config.json',
  )) {
    const body = await readFile(join(dist, name));
    await writeFile(join(dist, `${name}.br`), brotli(body));
    await writeFile(join(dist, `${name}.gz`), gzipSync(body, { level: 9 }));
  }
}
