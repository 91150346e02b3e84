import { type Meter } from '@opentelemetry/api';
import { type PoolState } from '../../database/open-database';
import { onScrape } from './instruments';

/** How the connections to PostgreSQL are used. The embedded database has no pool, and no such metrics. */
export function poolGauges(meter: Meter, pool: () => PoolState): void {
  onScrape(
    meter,
    ['portal_database_pool_connections', 'portal_database_pool_limit', 'portal_database_pool_waiting'],
    (set) => {
      const { open, idle, limit, waiting } = pool();
      set('portal_database_pool_connections', open - idle, { state: 'in_use' });
      set('portal_database_pool_connections', idle, { state: 'idle' });
      set('portal_database_pool_limit', limit);
      set('portal_database_pool_waiting', waiting);
    },
  );
}
