import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Compressor, type CompressorFor } from '@portal/service-core';
import { takes } from '../static/encoding';

/** Characters. What is longer would keep other requests waiting; for what is shorter the way to another thread costs more than the work. */
const longForOneTurn = 32_768;

// Answers are compressed one by one, so the quickest setting of each wins (service-core, decision 009).
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const gzipOptions = { level: 1 };

const [brotliInPool, gzipInPool] = [promisify(brotliCompress), promisify(gzip)];

/** The first that the reader takes is the one. */
const compressors: readonly (Compressor & { encoding: 'br' | 'gzip' })[] = [
  {
    encoding: 'br',
    compress: (text) =>
      text.length < longForOneTurn ? brotliCompressSync(text, brotliOptions) : brotliInPool(text, brotliOptions),
  },
  {
    encoding: 'gzip',
    compress: (text) => (text.length < longForOneTurn ? gzipSync(text, gzipOptions) : gzipInPool(text, gzipOptions)),
  },
];

/** How a process compresses answers. */
export const compressorFor: CompressorFor = (acceptEncoding) =>
  compressors.find(({ encoding }) => takes(acceptEncoding, encoding)) ?? null;
