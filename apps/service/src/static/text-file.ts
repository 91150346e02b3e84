import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentType } from './content-type';
import { etagOf, type SiteFile } from './site';

type Form = NonNullable<SiteFile['forms']['identity']>;

/** A text in every form it may be asked for. Compressed when somebody asks for that form, once: most starts never need most of them. */
export function textFile(path: string, text: string): SiteFile {
  const plain = formOf(new TextEncoder().encode(text));
  let br: Form | undefined;
  let gzip: Form | undefined;
  const forms = {
    identity: plain,
    get br() {
      return (br ??= formOf(new Uint8Array(brotliCompressSync(plain.bytes))));
    },
    get gzip() {
      return (gzip ??= formOf(new Uint8Array(gzipSync(plain.bytes))));
    },
  };
  return { type: contentType(path), isHashed: false, forms };
}

const formOf = (bytes: Uint8Array<ArrayBuffer>): Form => ({ bytes, etag: etagOf(bytes) });

/** The text of a file that was built. */
export const textOf = ({ forms }: SiteFile): string => new TextDecoder().decode(forms.identity?.bytes);
