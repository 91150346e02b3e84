import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { type PlainDate, type PolicyStages } from '@portal/domain';
import { type CatalogueBenefit, type CatalogueProduct } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';

/** An application for a policy, as it was read at the border: each record by itself is in order. */
export type Application = TrustedBodyOf<Endpoints['addPolicy']>;

/** Who applies, as far as we know the person already. */
export interface Applicant {
  /** What makes two main members one customer; null when staff apply for somebody we need not know. */
  key: string | null;
  /** The person's own policies, of whatever status. */
  policies: readonly StoredPolicy[];
}

/** What the rules of an application ask about. */
export interface ApplicationFacts {
  /** The day the policy would begin. */
  inception: PlainDate;
  applicant: Applicant;
  /** Every policy on which somebody of the application is covered, or will be once what is approved holds. */
  others: readonly PolicyStages[];
}

/** What an application asks for, found in the catalogue. */
export interface Chosen {
  plan: CatalogueProduct;
  benefits: readonly CatalogueBenefit[];
}
