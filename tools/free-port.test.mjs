import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { freePort, isFree } from './lib/free-port.mjs';

it('a free port is one that one can listen on, and that the system gives to nobody else', async () => {
  const port = await freePort();
  assert.ok(port >= 20_000 && port < 32_768, `${port}`);
  const server = createServer();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  assert.equal(await isFree(port), false);
  server.close();
});
