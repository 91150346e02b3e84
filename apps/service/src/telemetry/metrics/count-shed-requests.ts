import { type Meter } from '@opentelemetry/api';
import { type RequestKind } from '@portal/service-core';
import { counterOf, histogramOf } from './instruments';

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

/** The same for what is refused before its route is known: it also counts among the requests, where nobody else would count it. */
export function countEarlyRefusals(meter: Meter, isTooMuch: () => boolean): (work: RequestKind) => boolean {
  const durations = histogramOf(meter, 'portal_http_request_duration_seconds');
  const isShed = countShedRequests(meter, isTooMuch);
  return (work) => {
    const isRefused = isShed(work);
    if (isRefused)
      durations.record(0, {
        route: '(refused early)',
        method: work === 'reads' ? 'GET' : '(other)',
        status_class: '5xx',
      });
    return isRefused;
  };
}
