/** The insurer as its documents name it. */
export interface Issuer {
  productName: string;
  /** "… is a licensed life insurer …"; empty where none is configured (domain rules 8.5). */
  licenceLine: string;
  phone: string;
  email: string;
}
