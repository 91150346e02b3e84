import { type Meter } from '@opentelemetry/api';
import { type RequestKind } from '@portal/service-core';
import { counterOf } from './instruments';

/** Asks the same, and counts the requests that are refused for it. */
export function countShedRequests(
  meter: Meter,
  isOverloaded: (work: RequestKind) => boolean,
): (work: RequestKind) => boolean {
  const shed = counterOf(meter, 'portal_requests_shed_total');
  for (const work of ['reads', 'writes']) shed.add(0, { work });
  return (work) => {
    const isShed = isOverloaded(work);
    if (isShed) shed.add(1, { work });
    return isShed;
  };
}
