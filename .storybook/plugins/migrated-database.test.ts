import { expect, it } from 'vitest';
import { migratedDatabase } from './migrated-database';

it('the database is made before the first module is read, while nothing else keeps the builder busy', async () => {
  const done: string[] = [];
  const plugin = migratedDatabase(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('made');
    return '/made.pgdata';
  });
  await plugin.buildStart();
  done.push('reading');
  const module = await plugin.load('\0virtual:migrated-database');
  expect(done).toEqual(['made', 'reading']);
  expect(module).toBe('export { default } from "/made.pgdata?url";');
});
