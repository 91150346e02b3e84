import { type Meter } from '@opentelemetry/api';
import { type RequestKind } from '@portal/service-core';
import { counterOf } from './instruments';
import { type OpenPool } from '../../database/open-pool';
import { longestWait } from '../../database/time-limits';

type Waits = Record<RequestKind, Pick<OpenPool, 'wait'>>;

/**
 * Says whether a request is to be refused at once, and counts those: its turn for a connection would come after its caller has given up, and
 * whatever was done for it would be done for nobody. Never with the embedded database, which has no pools.
 */
export function overload(meter: Meter, pools: Waits | null): (work: RequestKind) => boolean {
  if (pools === null) return () => false;
  const shed = counterOf(meter, 'portal_requests_shed_total');
  for (const work of ['reads', 'writes']) shed.add(0, { work });
  return (work) => {
    const isOverloaded = pools[work].wait() > longestWait;
    if (isOverloaded) shed.add(1, { work });
    return isOverloaded;
  };
}
