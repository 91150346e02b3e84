import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentType } from './content-type';
import { type Encoding } from './encoding';
import { etagOf, type SiteFile } from './site';

const squeezed: Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>> = {
  identity: (text) => new TextEncoder().encode(text),
  br: (text) => new Uint8Array(brotliCompressSync(text)),
  gzip: (text) => new Uint8Array(gzipSync(text)),
};

/** A text in every form it may be asked for. Compressed once, at start. */
export function textFile(path: string, text: string): SiteFile {
  const forms = Object.entries(squeezed).map(([encoding, squeeze]) => {
    const bytes = squeeze(text);
    return [encoding, { bytes, etag: etagOf(bytes) }];
  });
  return { type: contentType(path), isHashed: false, forms: Object.fromEntries(forms) as SiteFile['forms'] };
}

/** The text of a file that was built. */
export const textOf = ({ forms }: SiteFile): string => new TextDecoder().decode(forms.identity?.bytes);
