import { type Meter } from '@opentelemetry/api';
import { type OpenPool } from '../../database/open-pool';
import { onScrape } from './instruments';

/** How the connections to PostgreSQL are used, by kind of work. The embedded database has no pools, and no such metrics. */
export function poolGauges(meter: Meter, pools: Record<string, Pick<OpenPool, 'state'>>): void {
  onScrape(
    meter,
    ['portal_database_pool_connections', 'portal_database_pool_limit', 'portal_database_pool_waiting'],
    (set) => {
      for (const [work, pool] of Object.entries(pools)) {
        const { open, idle, limit, waiting } = pool.state();
        set('portal_database_pool_connections', open - idle, { work, state: 'in_use' });
        set('portal_database_pool_connections', idle, { work, state: 'idle' });
        set('portal_database_pool_limit', limit, { work });
        set('portal_database_pool_waiting', waiting, { work });
      }
    },
  );
}
