import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentType } from './content-type';
import { type Encoding, encodings } from './encoding';

/** One file in each form it was built in. */
export interface SiteFile {
  type: string;
  /** Its name changes with its content, so it never has to be asked for again. */
  isHashed: boolean;
  forms: Partial<Record<Encoding, { bytes: Uint8Array<ArrayBuffer>; etag: string }>>;
}
/** Files by the path they are asked for. */
export type Site = ReadonlyMap<string, SiteFile>;

/**
 * Reads a built site into memory. What is not in it cannot be asked for: no request ever becomes a file name.
 *
 * Compressed twins (`index.html.br`, `index.html.gz`) become forms of their file. Folders and files that start with a dot
 * stay out. A folder that does not exist gives an empty site.
 */
export function readSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  if (!existsSync(folder)) return site;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .map((name) => `/${name.replace(/^\/+/, '')}`)
    .filter((name) => !/\/\./.test(name));
  const known = new Set(names);
  for (const name of names) {
    const twinOf = encodings.find(({ ending }) => name.endsWith(ending) && known.has(name.slice(0, -ending.length)));
    const path = twinOf ? name.slice(0, -twinOf.ending.length) : name;
    const file = site.get(path) ?? { type: contentType(path), isHashed: path.startsWith('/assets/'), forms: {} };
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    file.forms[twinOf?.encoding ?? 'identity'] = { bytes, etag: etagOf(bytes) };
    site.set(path, file);
  }
  return site;
}

/** A file that is compressed already. */
export const plainFile = (path: string, bytes: Uint8Array<ArrayBuffer>): SiteFile => ({
  type: contentType(path),
  isHashed: false,
  forms: { identity: { bytes, etag: etagOf(bytes) } },
});

/** A strong ETag: other bytes, other tag. */
export const etagOf = (content: Uint8Array | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
