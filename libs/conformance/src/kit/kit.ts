import { type EndpointName } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Backend, type CallOptions } from '../backend/backend';
import { type Exchange } from '../backend/exchange';
import { type Session } from '../backend/sign-in';
import { type Known } from './known';

/** What a check works with. */
export interface Kit {
  backend: Backend;
  session: Session;
  policyNumber: string;
  /** A policy of somebody else; null: none was named. */
  otherPolicy: string | null;
  /** Where the portal is served, when that is another origin than the backend's; null: the same. */
  origin: string | null;
  /** Whether the test policy may be changed. */
  mayWrite: boolean;
  /** What is on the policy. */
  known: Known;
  /** The day at the backend. */
  today: PlainDate;
  newId: () => string;
  /** Notes a change of the test policy, for the report. */
  changed: (what: string) => void;
}

/** A call with the session under test. */
export const asCustomer = (kit: Kit, name: EndpointName, options: Partial<CallOptions> = {}): Promise<Exchange> =>
  kit.backend.call(name, { token: kit.session.accessToken, ...options });

/** The same about the test policy. */
export const aboutPolicy = (kit: Kit, name: EndpointName, options: Partial<CallOptions> = {}): Promise<Exchange> =>
  asCustomer(kit, name, { ...options, params: { policyNumber: kit.policyNumber, ...options.params } });
