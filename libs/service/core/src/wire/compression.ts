import { type Answer } from './answer';

/** One way to compress a text, by its name in `Content-Encoding`. */
export interface Compressor {
  encoding: string;
  compress: (text: string) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
}
/** The way that whoever sent this `Accept-Encoding` can read; null when there is none. */
export type CompressorFor = (acceptEncoding: string) => Compressor | null;

export interface Compressed {
  encoding: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Characters. What is shorter travels in one packet anyway; what is longer holds a photo or a scan, which is compressed already. */
const worthwhile = { from: 1_400, to: 1_048_576 };

/** The body of an answer as it travels; null, at once, where that is the body as it is. */
export function compressed(answer: Answer, { headers }: Request, find: CompressorFor): Promise<Compressed> | null {
  const { body, isCompressible = false } = answer;
  if (!isCompressible || body.length < worthwhile.from || body.length > worthwhile.to) return null;
  const compressor = find(headers.get('accept-encoding') ?? '');
  return compressor && compressedBy(compressor, body);
}

const compressedBy = async ({ encoding, compress }: Compressor, text: string): Promise<Compressed> => ({
  encoding,
  bytes: await compress(text),
});
