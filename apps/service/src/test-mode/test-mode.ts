import { join } from 'node:path';
import { type Clock } from '@portal/service-store';
import { offsetClock } from './offset-clock';
import { outbox } from './outbox';
import { testHooks } from './test-hooks';

/** What only a test may have: a clock that can be moved, a file with every message, the addresses that move time on. */
export function testMode({ folder, realClock }: { folder: string; realClock: Clock }) {
  const clock = offsetClock(realClock);
  return {
    clock,
    record: outbox(join(folder, 'outbox.jsonl'), clock),
    hooks: (upkeep: () => Promise<void>) => testHooks({ clock, upkeep }),
  };
}
