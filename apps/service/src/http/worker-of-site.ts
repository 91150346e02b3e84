import { etagOf, type SiteFile } from '../static/site';
import { textFile, textOf } from '../static/text-file';

/** The worker that keeps the portal in the browser (portal decision 005). */
export const workerPath = '/service-worker.js';

/** It fetches what it keeps, from here alone. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const builtName = /\brelease-[\w-]{27}/;

/**
 * The worker as it has to be for what is served here. It names its release by the files that were built; in another brand, or talking
 * to another origin, the same files make another release: browsers notice by the name alone.
 */
export function workerOfSite(built: SiteFile, served: readonly string[]): SiteFile {
  const text = textOf(built);
  const [name = ''] = builtName.exec(text) ?? [];
  return textFile(workerPath, text.replace(name, `release-${etagOf(JSON.stringify([name, ...served])).slice(1, -1)}`));
}
