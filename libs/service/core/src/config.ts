import { type EftAccount, type OptionalArea } from '@portal/contract';
import { type Ombud } from '@portal/domain';
import { type Issuer } from '@portal/service-documents';
import {
  type AccountVerifier,
  type CollectingBank,
  type DebtorBank,
  type PaymentProvider,
  type PayoutBank,
  type VoucherProvider,
} from '@portal/service-payments';

import { type DeathRegisterProvider } from './death-register/death-register';

/** Whoever stands behind a port that leads out of the house. */
export interface Providers {
  payments: PaymentProvider;
  accounts: AccountVerifier;
  debtorBank: DebtorBank;
  collectingBank: CollectingBank;
  payoutBank: PayoutBank;
  /** Issues vouchers for cash; null: nobody does, and nobody is promised cash. */
  vouchers: VoucherProvider | null;
  /** Null: nobody is asked, and nothing speaks of it. */
  deathRegister: DeathRegisterProvider | null;
}

/** The account of the insurer that premiums are paid into. */
export type HouseAccount = Omit<EftAccount, 'Reference'>;

/** What other systems sign their reports with. */
export interface Secrets {
  payat: string;
  debiCheck: string;
  payoutBank: string;
  vouchers: string;
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
  /** Who hears complaints about the insurer, as letters of refusal name them; the National Financial Ombud Scheme unless set. */
  ombud?: Ombud;
  /** Where people reach the portal, without a slash at the end: a payer comes back to it, a certificate names it. */
  portalUrl: string;
  /** What this insurer does without; nothing unless set. */
  without?: readonly OptionalArea[];
  /** How long one call may take, in milliseconds; 10 000 unless set. Source: docs/reliability.md#constants. */
  handlerTimeout?: number;
}

export const usualHandlerTimeout = 10_000;

/** Source: docs/domain/claims.md#c7-3. */
export const usualOmbud: Ombud = {
  name: 'National Financial Ombud Scheme',
  phone: '0860 800 900',
  website: 'www.nfosa.co.za',
};
