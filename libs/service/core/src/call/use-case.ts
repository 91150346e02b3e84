import { type Endpoint, type ParamsOf, type ReplyOf, type TrustedBodyOf, type TrustedQueryOf } from '@portal/contract';
import { type Ombud, type PlainDate } from '@portal/domain';
import { type Issuer, type Renderer } from '@portal/service-documents';
import { type Identity } from '@portal/service-identity';
import { type PaymentTools } from '@portal/service-payments';
import {
  type AskedPolicy,
  type Clock,
  type Database,
  type RandomSource,
  type StoredPolicy,
} from '@portal/service-store';
import { type HouseAccount, type Providers, type Secrets } from '../config';
import { type Circumstances } from '../policy-view/circumstances';
import {
  type Caller,
  type CustomerCaller,
  type ClaimantCaller,
  type ClaimCaller,
  type FamilyCaller,
  type ReporterCaller,
  type StaffCaller,
} from '../caller/caller';
import { type RequestContext } from '../caller/request-context';

/** What use cases work with. */
export interface Tools {
  database: Database;
  identity: Identity;
  clock: Clock;
  random: RandomSource;
  /** Puts documents on pages. */
  render: Renderer;
  /** The insurer as documents name it. */
  issuer: Issuer;
  /** Who hears complaints about the insurer, as letters of refusal name them. */
  ombud: Ombud;
  /** Where an EFT goes. */
  eftAccount: HouseAccount | null;
  payments: PaymentTools;
  /** Parties outside that the service asks. */
  providers: Providers;
  /** Where people reach the portal, without a slash at the end. */
  portalUrl: string;
  /** What other systems sign their reports with. */
  secrets: Secrets;
  /** Sends what changes have enqueued: messages to people, mandates to banks. */
  sendEnqueued(): Promise<void>;
  /** Looks up reports of a death that came in, and sends what follows from it. */
  lookUpReports(): Promise<void>;
}

/** A call whose input was read and found in order. */
export interface OpenCall<E extends Endpoint> {
  params: ParamsOf<E>;
  query: TrustedQueryOf<E>;
  body: TrustedBodyOf<E>;
  /** The body of a row that takes bytes; empty for any other. */
  bytes: Uint8Array;
  request: RequestContext;
}

/** A call by somebody who has signed in. */
export interface SignedInCall<E extends Endpoint> extends OpenCall<E> {
  caller: Caller;
}

/** A call by a customer. */
export interface CustomerCall<E extends Endpoint> extends OpenCall<E> {
  caller: CustomerCaller;
}

/** A call by whoever claims: a policyholder, or somebody who signed in to the claim. */
export interface FamilyCall<E extends Endpoint> extends OpenCall<E> {
  caller: FamilyCaller;
}

/** The same, where a session that opens no claim gets an answer too. */
export interface AnyFamilyCall<E extends Endpoint> extends OpenCall<E> {
  caller: CustomerCaller | ClaimantCaller;
}

/** A call by somebody who signed in to a claim. */
export interface ClaimantCall<E extends Endpoint> extends OpenCall<E> {
  caller: ClaimCaller;
}

/** A call by whoever reported a death and signed in to the report. */
export interface ReporterCall<E extends Endpoint> extends OpenCall<E> {
  caller: ReporterCaller;
}

/** A call by either of the two. */
export interface PinSessionCall<E extends Endpoint> extends OpenCall<E> {
  caller: ClaimantCaller;
}

/** A call by a member of staff, about no policy or about one that need not be open to them. */
export interface StaffCall<E extends Endpoint> extends OpenCall<E> {
  caller: StaffCaller;
}

/** The policy whose number stands in the path. */
interface AboutPolicy {
  policy: AskedPolicy;
  circumstances: Circumstances;
}

/** A call about a policy that is the customer's own, or open to the member of staff. */
export interface PolicyCall<E extends Endpoint> extends SignedInCall<E>, AboutPolicy {}

/** The same where staff may name `new`: there is no policy yet. */
export interface NewPolicyCall<E extends Endpoint> extends SignedInCall<E> {
  policy: AskedPolicy | null;
}

/** A call about a policy by the customer whose own it is. */
export interface OwnPolicyCall<E extends Endpoint> extends CustomerCall<E>, AboutPolicy {}

/** A call about a policy by a member of staff to whom it is open. */
export interface ServicingCall<E extends Endpoint> extends StaffCall<E>, AboutPolicy {}

/**
 * A policy as it is read on a day, for everybody who may read it. It is made of nothing else than it is given, because the
 * answer is kept and sent again until one of these is another (decision 006).
 */
export type PolicyView<E extends Endpoint> = (
  record: StoredPolicy,
  today: PlainDate,
  circumstances: Circumstances,
  account: HouseAccount | null,
) => ReplyOf<E>;

/** A report of another system, as it came: whoever reads it sees first that it is signed. */
export interface ReportCall {
  raw: Uint8Array;
  signature: string | null;
  request: RequestContext;
}

/**
 * What the service does for one row of the table of endpoints: the data of the answer, or a `Refusal` thrown.
 *
 * `for` says what it needs. A row that anonymous callers may use has no caller, whoever calls. What everybody who is let in gets
 * alike is made of nothing that a call brings: browsers keep it (decision 010).
 */
export type UseCase<E extends Endpoint = Endpoint> =
  | { for: 'report'; run(call: ReportCall, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'anybody'; run(call: OpenCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'everybody-alike'; data: ReplyOf<E> }
  | { for: 'signed-in'; run(call: SignedInCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'customer'; run(call: CustomerCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'family'; run(call: FamilyCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'family-or-reporter'; run(call: AnyFamilyCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'claimant'; run(call: ClaimantCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'reporter'; run(call: ReporterCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'claimant-or-reporter'; run(call: PinSessionCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'staff'; run(call: StaffCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'policy'; run(call: PolicyCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'policy-or-new'; run(call: NewPolicyCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'own-policy'; run(call: OwnPolicyCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'servicing'; run(call: ServicingCall<E>, tools: Tools): Promise<ReplyOf<E>> }
  | { for: 'policy-view'; view: PolicyView<E> };
