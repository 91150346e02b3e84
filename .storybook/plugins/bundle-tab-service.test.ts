import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packed } from './bundle-tab-service';

it('a database for a server of files is packed, and its name says so', async () => {
  const content = Buffer.from('rows '.repeat(1000));
  const file = await packed({ name: 'migrated-1.tar', content });
  expect(file.name).toBe('migrated-1.tar.gz');
  expect(gunzipSync(file.content)).toEqual(content);
  expect(file.content.length).toBeLessThan(content.length / 10);
});
