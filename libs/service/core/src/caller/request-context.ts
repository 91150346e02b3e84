import { type PlainDate } from '@portal/domain';

export interface Device {
  token: string | null;
  give(token: string): void;
}

/** What is known about a request whoever makes it. */
export interface RequestContext {
  requestId: string;
  /** The caller's network address. */
  address: string;
  userAgent: string | null;
  /** What the browser shows as its own, and is to show from now on: a cookie that no script reads. */
  device: Device;
  /** The one intention behind a write, the same through every repeat; null when the caller names none. */
  idempotencyKey: string | null;
  now: Date;
  /** The calendar day in Johannesburg. */
  today: PlainDate;
  /** Waits for what the caller still sends, which counts for none of our own time. */
  arrivalOf<Value>(arrival: Promise<Value>): Promise<Value>;
  /** Does something once the answer is on its way. When it fails that is logged; the answer stays. */
  after(work: () => Promise<void>): void;
}
