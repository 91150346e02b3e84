import { type PlainDate } from '../../base/plain-date';
import { type BeneficiaryStatus } from '../../code-lists/relationships';

/** Whether somebody caused the death unlawfully: who is charged and not tried yet waits for the verdict. */
export type PartInDeath = 'NONE' | 'CHARGED' | 'UNLAWFUL';

/** A beneficiary as the policy named them when the main member died, and what is known of them since. */
export interface BeneficiaryAtDeath {
  id: string;
  Benefit_Share: number;
  Beneficiary_Status: BeneficiaryStatus;
  Date_Of_Birth: PlainDate;
  diedOn: PlainDate | null;
  partInDeath: PartInDeath;
  /**
   * Where the share of somebody under 18 goes: the child's own account, or that of a parent who has proved to be one and ticked
   * "I will use this money for the child"; null: neither is there yet.
   */
  minorPaidInto: 'OWN_ACCOUNT' | 'PARENT_ACCOUNT' | null;
}

/** Everybody who can come into question when a claim is paid. */
export interface PayeeFacts {
  mainMember: {
    /** The day the main member died; null: the claim is about somebody else, and the main member lives. */
    diedOn: PlainDate | null;
    partInDeath: PartInDeath;
  };
  /** In the order of the policy, as it stood when the main member died. */
  beneficiaries: readonly BeneficiaryAtDeath[];
  decidedOn: PlainDate;
}

/** Whose estate is paid. */
export type EstateOf = 'MAIN_MEMBER' | 'PERSON_WHO_DIED' | 'BENEFICIARY';

/** Somebody who is paid a share of a claim. Source: docs/domain/claims.md#c6-1. */
export interface Payee {
  kind: 'BENEFICIARY' | 'POLICYHOLDER' | 'GUARDIAN' | 'GUARDIANS_FUND' | 'ESTATE' | 'FUNERAL_PARLOUR';
  /** Whose share it is; null where no beneficiary has it. */
  beneficiaryId: string | null;
  /** Null unless an estate is paid. */
  estateOf: EstateOf | null;
  /** What the payee has in proportion to the others. */
  share: number;
  /** What has to come before this share can be paid, an account apart; the others do not wait. */
  needs: 'VERDICT' | 'GUARDIAN' | 'EXECUTOR' | null;
}

/**
 * Whether an estate is paid because there is no beneficiary. A beneficiary who died after the main member had the share: it is their estate's,
 * and no funeral of the main member is paid from it. Source: docs/domain/claims.md#c6-1.
 */
export const isForWantOfBeneficiary = ({ kind, beneficiaryId }: Pick<Payee, 'kind' | 'beneficiaryId'>): boolean =>
  kind === 'ESTATE' && beneficiaryId === null;
