import { idempotencyHours } from '@portal/domain';
import { lt } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { sweepDrafts } from './drafts';
import { sweepPartialUploads } from './partial-uploads';
import { sweepReminders } from './reminders';
import { idempotencyKeys } from '../schema/changes';

const hourMs = 3_600_000;

/**
 * Removes drafts that nobody came back to, what arrived of files that nobody finished, keys older than a day
 * (docs/reliability.md#constants) and reminders long past.
 */
export async function sweepChanges(executor: Executor, now: Date): Promise<void> {
  await sweepDrafts(executor, now);
  await sweepPartialUploads(executor, now);
  await sweepReminders(executor, now);
  await executor
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - idempotencyHours * hourMs)));
}
