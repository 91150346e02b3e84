import { type PlainDate, type PaymentMethodCode } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { type Standing } from './standing';

type Lives = Pick<SeedPolicy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers' | 'Beneficiaries'>;
/** What a scenario says of a policy; the rest follows from it. */
export interface PolicyPlan extends Lives {
  number: string;
  /** The id of a plan of the catalogue. */
  plan: string;
  /** The first of a month: `monthsAgo`. */
  inception: PlainDate;
  standing: Standing;
  /** Ids of supplementary benefits. */
  benefits?: readonly string[];
  /** A debit order unless told otherwise. */
  pays?: PaymentMethodCode;
  bank?: string;
  /** What differs of the bank account. */
  account?: Partial<NonNullable<SeedPolicy['BankingDetails']>>;
  /** Fields that differ from what follows. */
  more?: Partial<SeedPolicy>;
}
