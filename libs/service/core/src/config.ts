import { type Issuer } from '@portal/service-documents';

/** What an installation may set about the service itself. */
export interface ServiceConfig {
  /** Origins whose pages may read answers, exactly as browsers send them: `https://portal.example.co.za`. */
  origins: readonly string[];
  /** The name on the page of the API document. */
  productName?: string;
  /** The insurer as documents name it. */
  issuer: Issuer;
  /** How long one call may take, in milliseconds; 10 000 unless set. Source: reliability section 1. */
  handlerTimeout?: number;
}

export const usualHandlerTimeout = 10_000;
