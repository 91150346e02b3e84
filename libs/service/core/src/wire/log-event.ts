import { type CallerKind } from '@portal/contract';

/** One line of the log: one for each request. It holds no body, token, PIN, number or raw path. */
export interface RequestEvent {
  /** ISO 8601, UTC. */
  time: string;
  level: 'info' | 'warn' | 'error';
  event: 'request';
  requestId: string;
  /** The trace that the request belongs to, in 32 hexadecimal digits; absent: none. */
  traceId?: string;
  method: string;
  /** The path template of the endpoint, as in `/api/v1/policy/{policyNumber}`; `(no route)` when none fits. */
  path: string;
  status: number;
  milliseconds: number;
  caller: CallerKind;
  code?: string;
  error?: LoggedError;
}

/** Something went wrong after the answer had been made: a message that could not be sent. */
export interface AfterwardsEvent {
  time: string;
  level: 'error';
  event: 'afterwards';
  requestId: string;
  error: LoggedError;
}

export interface LoggedError {
  name: string;
  /** Redacted. */
  message: string;
  /** What was behind it, redacted. */
  cause?: string;
  /** The database's own code, when there is one. */
  code?: string;
  stack: string[];
}

export type LogEvent = RequestEvent | AfterwardsEvent;
export type Log = (event: LogEvent) => void;
