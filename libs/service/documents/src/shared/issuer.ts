/** The insurer as its documents name it. */
export interface Issuer {
  productName: string;
  /** "… is a licensed life insurer …"; empty where none is configured (docs/domain/conduct.md#r8-5). */
  licenceLine: string;
  phone: string;
  email: string;
  /** As the payer's bank statement names it, at most 10 characters; left to fill in where none is configured. */
  shortName?: string;
}

/** At the foot of every page: whose document it is, and under which licence (docs/domain/conduct.md#r8-5). */
export const footOf = ({ productName, licenceLine }: Issuer, about: string): string =>
  [`${productName}, ${about}`, licenceLine].filter(Boolean).join('. ');

/** Whom to ask, in one sentence. */
export const askUs = ({ phone, email }: Issuer): string => `Something wrong? Call ${phone} or write to ${email}.`;
