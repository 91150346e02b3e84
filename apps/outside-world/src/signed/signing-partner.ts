import { type Schedule } from '../clock/schedule';

/** What a partner needs that takes signed calls and tells the service later what became of them. */
export interface SigningPartner {
  /** What both sides sign with. */
  secret: string;
  /** Where it tells what became of something. */
  callbackUrl: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}
