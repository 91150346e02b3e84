import * as v from 'valibot';
import { type Callback } from '../delivery/callback';
import { instant, rand, text, webAddress } from '../http/fields';
import { type ScenarioName } from './scenarios';
import { type FinalStatus } from './final-status';

/** `1`, the five digits of the biller, up to thirty characters of the biller's own. Source: docs/domain/payments.md#r6-1. */
const ReferenceSchema = v.pipe(
  v.string('payatReferenceNum must be text'),
  v.regex(/^1\d{5}[\dA-Za-z]{1,30}$/, 'payatReferenceNum is no reference of a biller'),
);

/** What a biller asks for. Amounts are rand. */
export const PaymentRequestSchema = v.strictObject({
  payatReferenceNum: ReferenceSchema,
  digiapiExternalRef: text('digiapiExternalRef', 64),
  /** Enough for the scenario that pays a rand less. */
  amount: rand('amount', 2),
  returnUrl: webAddress('returnUrl'),
  cellNumber: v.nullable(v.pipe(v.string(), v.regex(/^\d{9,15}$/, 'cellNumber must be 9 to 15 digits'))),
  emailAddress: v.nullable(text('emailAddress', 254)),
  expiresAt: instant('expiresAt'),
  sentAt: instant('sentAt'),
});
export type PaymentRequest = v.InferOutput<typeof PaymentRequestSchema>;

/** What the biller is told, by callback and in the reconciliation. Source: docs/domain/payments.md#r6-5. */
export interface Report {
  payatTranId: string;
  payatReferenceNum: string;
  digiapiExternalRef: string | null;
  /** Rand. */
  amount: number;
  status: FinalStatus;
  paymentMethod: string | null;
  paidAt: string | null;
  network: string | null;
}

/** A report that is still to come. */
export interface WaitingReport {
  status: FinalStatus;
  cents: number;
  dueAt: string;
  callOff: () => void;
}

/** The page on which a transaction is paid. Null for one that began at a till. */
interface HostedPage {
  /** Nobody guesses it: it is the last part of the page's address. */
  token: string;
  returnUrl: string;
  expiresAt: string;
}

/** One payment, asked for by a biller or begun at a till. Instants are ISO 8601 in UTC. */
export interface Transaction {
  readonly payatTranId: string;
  readonly payatReferenceNum: string;
  readonly digiapiExternalRef: string | null;
  readonly cents: number;
  readonly createdAt: string;
  readonly page: HostedPage | null;
  readonly network: string | null;
  scenario: ScenarioName | null;
  paymentMethod: string | null;
  paidAt: string | null;
  /** The latest final state and since when; null until there is one. */
  report: Report | null;
  changedAt: string | null;
  waiting: WaitingReport[];
  callbacks: Callback[];
}
