import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptBundle, keepBundled } from './keep-bundled';

let folder: string;
let kept: KeptBundle;
const onBundle = vi.fn();
const write = (name: string, source: string) => writeFileSync(join(folder, name), source);

/** A worker that loads a service, with a rule and a package. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-bundle-'));
  write('worker.ts', `void import('./start-over').then(({ answer }) => answer());`);
  write('start-over.ts', `import { rule } from './rule';\nexport const answer = () => console.log(rule);`);
  write('rule.ts', `export const rule: string = 'first rule';`);
  onBundle.mockReset();
  const database = { name: 'migrated.tar', content: Buffer.from('rows') };
  kept = await keepBundled(database, onBundle, { cwd: folder, input: join(folder, 'worker.ts'), logLevel: 'silent' });
});

afterEach(async () => {
  await kept.close();
  rmSync(folder, { recursive: true });
});

const textOfService = async () => {
  const { files, service } = await kept.latest();
  return `${files.get(service)}`;
};

it('an edit makes another service, which is told', async () => {
  expect(await textOfService()).toContain('first rule');
  write('rule.ts', `export const rule: string = 'second rule';`);
  await vi.waitFor(() => expect(onBundle).toHaveBeenCalledTimes(2), { timeout: 5000 });
  expect(await textOfService()).toContain('second rule');
});

it('an edit that cannot be bundled says why, and the next one is bundled', async () => {
  await kept.latest();
  write('rule.ts', `export const = 'no name';`);
  await vi.waitFor(() => expect(onBundle).toHaveBeenLastCalledWith(expect.any(Error)), { timeout: 5000 });
  await expect(kept.latest()).rejects.toThrow('Unexpected token');
  write('rule.ts', `export const rule: string = 'third rule';`);
  await vi.waitFor(async () => expect(await textOfService()).toContain('third rule'), { timeout: 5000 });
});

it('the database lies beside the scripts', async () => {
  expect((await kept.latest()).files.get('migrated.tar')).toEqual(Buffer.from('rows'));
});
