import { type EftAccount } from '@portal/contract';
import { type Issuer } from '@portal/service-documents';
import {
  type AccountVerifier,
  type CollectingBank,
  type DebtorBank,
  type PaymentProvider,
} from '@portal/service-payments';

/** Whoever stands behind a port that leads out of the house. */
export interface Providers {
  payments: PaymentProvider;
  accounts: AccountVerifier;
  debtorBank: DebtorBank;
  collectingBank: CollectingBank;
}

/** The account of the insurer that premiums are paid into. */
export type HouseAccount = Omit<EftAccount, 'Reference'>;

/** What other systems sign their reports with. */
export interface Secrets {
  payat: string;
  debiCheck: string;
}

/** What an installation may set about the service itself. */
export interface ServiceConfig {
  /** Origins whose pages may read answers, exactly as browsers send them: `https://portal.example.co.za`. */
  origins: readonly string[];
  /** Whether people reach the service over TLS alone; false unless set. */
  isSecure?: boolean;
  /** The name on the page of the API document. */
  productName?: string;
  /** The insurer as documents name it. */
  issuer: Issuer;
  secrets: Secrets;
  /** Where an EFT goes; absent: nobody is told to pay by EFT. */
  eftAccount?: HouseAccount | null;
  /** Where people reach the portal, without a slash at the end: a payer comes back to it, a certificate names it. */
  portalUrl: string;
  /** How long one call may take, in milliseconds; 10 000 unless set. Source: docs/reliability.md#constants. */
  handlerTimeout?: number;
}

export const usualHandlerTimeout = 10_000;
