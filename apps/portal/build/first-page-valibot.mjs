import { readFile } from 'node:fs/promises';

/** Modules of the first page that read something with a schema. */
const readers =
  /[\\/](libs[\\/](auth|api-client|features[\\/]account)|apps[\\/]portal)[\\/]src[\\/]|libs[\\/]policy-workflow[\\/]src[\\/]portal-config\.ts$|libs[\\/]contract[\\/]src[\\/](failure|portal-config|records[\\/](login|who-am-i|stored-session)|fields[\\/](documented|otp|plain|written|checked))\.ts$/;
const mark = '?first-page';

/**
 * Gives the first page a copy of valibot of its own.
 *
 * The library is one module, and a module lives in one chunk: without this every function that some later screen uses would
 * travel with sign-in. Schemas of both copies work together, because a schema is a plain object.
 */
export const firstPageValibot = () => ({
  name: 'first-page-valibot',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'valibot' || !importer || !readers.test(importer)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { id: `${resolved.id}${mark}`, moduleSideEffects: false };
  },
  load: (id) => (id.endsWith(mark) ? readFile(id.slice(0, -mark.length), 'utf8') : null),
});
