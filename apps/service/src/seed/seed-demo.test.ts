import { eq } from 'drizzle-orm';
import { schema } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { seedDemo } from './seed-demo';

it('fills an empty database with policies that count from today, once', async () => {
  const { database, close } = await openPgliteCopy();
  const now = new Date('2027-05-06T10:00:00Z');
  await seedDemo(database, now);
  const all = await database.select().from(schema.policies);
  expect(all.length).toBeGreaterThan(0);
  expect(all.every(({ inceptionDate }) => inceptionDate < '2027-06-30')).toBe(true);

  const [gone] = all;
  await database
    .update(schema.policies)
    .set({ status: 'CANCELLED' })
    .where(eq(schema.policies.id, gone?.id ?? ''));
  await seedDemo(database, new Date('2028-01-01T10:00:00Z'));
  const later = await database.select().from(schema.policies);
  expect(later).toHaveLength(all.length);
  expect(later.find(({ id }) => id === gone?.id)).toMatchObject({ status: 'CANCELLED' });
  await close();
});
