import { type Meter } from '@opentelemetry/api';
import { onScrape } from './instruments';

/** Times in nanoseconds, as `monitorEventLoopDelay` of Node gives them. */
interface Delays {
  percentile(percent: number): number;
  max: number;
  reset(): void;
}

interface Process {
  version: string;
  memory: () => { rss: number; heapUsed: number };
  /** How far apart the timer fires that measures; `resolutionMs` when nothing is late. */
  delays: Delays;
  resolutionMs: number;
}

/** What the process itself needs and how busy it is. */
export function processGauges(meter: Meter, { version, memory, delays, resolutionMs }: Process): void {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3);
  onScrape(
    meter,
    [
      'portal_build_info',
      'portal_process_resident_memory_bytes',
      'portal_process_heap_used_bytes',
      'portal_event_loop_delay_seconds',
    ],
    (set) => {
      const { rss, heapUsed } = memory();
      set('portal_build_info', 1, { version });
      set('portal_process_resident_memory_bytes', rss);
      set('portal_process_heap_used_bytes', heapUsed);
      set('portal_event_loop_delay_seconds', late(delays.percentile(50)), { quantile: '0.5' });
      set('portal_event_loop_delay_seconds', late(delays.percentile(99)), { quantile: '0.99' });
      set('portal_event_loop_delay_seconds', late(delays.max), { quantile: '1' });
      delays.reset();
    },
  );
}
