/** The one clock. Rules and use cases ask it; they never ask the machine. */
export interface Clock {
  now(): Date;
}

/** Unpredictable numbers, strong enough for secrets. */
export interface RandomSource {
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** A whole number from 0 up to and without the bound, each as likely as the others. The bound is 1 to 2^32. */
  int(belowExclusive: number): number;
  /** A version 4 uuid. */
  uuid(): string;
}

/** A piece of work, named in words of our own: never by what somebody sent. */
export interface Work {
  kind: 'use case' | 'job' | 'transaction' | 'statement';
  name: string;
}

/** Does a piece of work, watched from outside: how long it takes and whether it fails. The result is the work's own. */
export type Observe = <Result>(work: Work, run: () => Promise<Result>) => Promise<Result>;

/** Nobody watches. */
export const unobserved: Observe = (_work, run) => run();

/** One message on its way to somebody. */
export interface Message {
  channel: 'SMS' | 'POST';
  /** A number `27xxxxxxxxx`; of a letter who gets it and the address, a line below the other. */
  to: string;
  text: string;
  /** Why it is sent, for the log: never its text. */
  purpose: string;
}

/**
 * Hands a message to the gateway. Rejects when the gateway did not take it. The reference names this message to the
 * gateway, which delivers one reference once; without one, every call is a message of its own.
 */
export type Messenger = (message: Message, reference?: string) => Promise<void>;

/** The gateway did not take a message. Its text and whom it is for are not repeated here. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Why it never will; null: it may the next time. */
  readonly reason: 'REFUSED' | 'NO_GATEWAY' | null;

  constructor(message: string, reason: 'REFUSED' | 'NO_GATEWAY' | null = null) {
    super(message);
    this.reason = reason;
  }
}
