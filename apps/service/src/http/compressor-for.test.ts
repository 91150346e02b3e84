import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressorFor } from './compressor-for';

const record = JSON.stringify({ First_Name: 'Nomvula', Surname: 'Nkosi', sentence: 'Môre – ’n dag later' });

it.each([
  { accepts: 'gzip, deflate, br', encoding: 'br', read: brotliDecompressSync },
  { accepts: 'gzip, deflate', encoding: 'gzip', read: gunzipSync },
  { accepts: 'br;q=0, gzip', encoding: 'gzip', read: gunzipSync },
])('who accepts "$accepts" is sent $encoding: as it was, and smaller', async ({ accepts, encoding, read }) => {
  for (const text of [record.repeat(4), record.repeat(4_000)]) {
    const compressor = compressorFor(accepts);
    const bytes = (await compressor?.compress(text)) ?? new Uint8Array();
    expect([compressor?.encoding, read(bytes).toString()]).toEqual([encoding, text]);
    expect(bytes.length).toBeLessThan(Buffer.byteLength(text) / 2);
  }
});

it.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0.0'])('who accepts "%s" is sent it as it is', (accepted) => {
  expect(compressorFor(accepted)).toBeNull();
});
