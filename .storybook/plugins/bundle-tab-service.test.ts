import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { partAgain } from '../service-in-tab/worker/blocks';
import { packed } from './bundle-tab-service';

it('a database for a server of files is packed, and its name says so', async () => {
  const content = Buffer.from('rows '.repeat(1024));
  const file = await packed({ name: 'migrated-1.tar', content });
  expect(file.name).toBe('migrated-1.tar.gz');
  const { buffer } = new Uint8Array(gunzipSync(file.content));
  expect(Buffer.from(partAgain(buffer))).toEqual(content);
  expect(file.content.length).toBeLessThan(content.length / 10);
});
