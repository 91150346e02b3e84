import { fullName, type Payee, type PlainDate } from '@portal/domain';
import { payableOwnAccount } from '@portal/service-payments';
import { type Claimant, type ClaimRow, type StoredBeneficiary } from '@portal/service-store';

type OnClaim = Pick<ClaimRow, 'record'>;

/** Where the share of somebody under 18 goes: an account that is verified, once a parent's proof was accepted; null: there is none yet. */
export function minorPaidInto(
  claim: OnClaim,
  { id }: StoredBeneficiary,
  today: PlainDate,
): 'OWN_ACCOUNT' | 'PARENT_ACCOUNT' | null {
  const isPaidAs = (role: Claimant['role']) =>
    claim.record.claimants.some(
      (one) => one.role === role && one.beneficiaryId === id && payableOwnAccount(claim, one, today) !== null,
    );
  if (isPaidAs('GUARDIAN')) return 'PARENT_ACCOUNT';
  return isPaidAs('BENEFICIARY') ? 'OWN_ACCOUNT' : null;
}

const roles: Partial<{ [Kind in Payee['kind']]: Claimant['role'] }> = {
  BENEFICIARY: 'BENEFICIARY',
  POLICYHOLDER: 'POLICYHOLDER',
  GUARDIAN: 'GUARDIAN',
  // Of the child: whoever comes before the Fund has it speaks for them.
  GUARDIANS_FUND: 'BENEFICIARY',
  ESTATE: 'EXECUTOR',
};

/** Who stands for a payee on the claim; null: nobody does yet. */
export const claimantOf = ({ record }: OnClaim, { kind, beneficiaryId }: Payee): Claimant | null =>
  record.claimants.find((one) => one.role === roles[kind] && one.beneficiaryId === beneficiaryId) ?? null;

/** What the Guardian's Fund is called on a payment of a child's share. */
export const guardiansFundFor = (child: string): string => `Guardian’s Fund, for ${child}`;

/** What a payee is called on a payment of somebody's share. */
export function payeeName(claim: OnClaim, payee: Payee, of: Claimant | null): string {
  const { policyOnDay, deceased } = claim.record;
  const beneficiary = policyOnDay.beneficiaries.find(({ id }) => id === payee.beneficiaryId);
  switch (payee.kind) {
    case 'ESTATE':
      if (payee.estateOf === 'PERSON_WHO_DIED') return `Estate of ${deceased.firstName} ${deceased.surname}`;
      return `Estate of ${beneficiary ? fullName(beneficiary) : policyOnDay.policyholder}`;
    case 'GUARDIANS_FUND':
      return guardiansFundFor(beneficiary ? fullName(beneficiary) : '');
    case 'FUNERAL_PARLOUR':
      return of?.parlour?.name ?? 'Funeral parlour';
    case 'POLICYHOLDER':
      return policyOnDay.policyholder;
    default:
      return of?.name ?? (beneficiary ? fullName(beneficiary) : '');
  }
}
