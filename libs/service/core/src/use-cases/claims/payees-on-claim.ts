import { fullName, type Payee, type PlainDate } from '@portal/domain';
import { payableAccount } from '@portal/service-payments';
import { type Claimant, type ClaimRow, type StoredBeneficiary } from '@portal/service-store';

type OnClaim = Pick<ClaimRow, 'record'>;

/** Rand on the accepted invoice of the funeral parlour; null: there is none. */
export const parlourInvoice = ({ record: { documents } }: OnClaim): number | null =>
  documents.find(({ type, status }) => type === 'PARLOUR_INVOICE' && status === 'ACCEPTED')?.says?.amount ?? null;

/** Where the share of somebody under 18 goes: an account that is verified, once a parent's proof was accepted; null: there is none yet. */
export function minorPaidInto(
  claim: OnClaim,
  { id }: StoredBeneficiary,
  today: PlainDate,
): 'OWN_ACCOUNT' | 'PARENT_ACCOUNT' | null {
  const isPaidAs = (role: Claimant['role']) =>
    claim.record.claimants.some(
      (one) =>
        one.role === role && one.beneficiaryId === id && payableAccount(claim, { claimantId: one.id }, today) !== null,
    );
  if (isPaidAs('GUARDIAN')) return 'PARENT_ACCOUNT';
  return isPaidAs('BENEFICIARY') ? 'OWN_ACCOUNT' : null;
}

const roles: Partial<{ [Kind in Payee['kind']]: Claimant['role'] }> = {
  BENEFICIARY: 'BENEFICIARY',
  POLICYHOLDER: 'POLICYHOLDER',
  GUARDIAN: 'GUARDIAN',
  ESTATE: 'EXECUTOR',
};

/** Who stands for a payee on the claim; null: nobody does yet. */
export const claimantOf = ({ record }: OnClaim, { kind, beneficiaryId }: Payee): Claimant | null =>
  record.claimants.find((one) => one.role === roles[kind] && one.beneficiaryId === beneficiaryId) ?? null;

/** Whether a payee can be paid now: an account that may be paid into, and nothing that has to come before it. */
export function isPayable(claim: OnClaim, payee: Payee, today: PlainDate): boolean {
  const claimant = claimantOf(claim, payee);
  if (claimant === null || payableAccount(claim, { claimantId: claimant.id }, today) === null) return false;
  return payee.needs === 'EXECUTOR' || payee.needs === null;
}

/** What a payee is called on a payment. */
export function payeeName(claim: OnClaim, payee: Payee): string {
  const { policyOnDay, deceased } = claim.record;
  const beneficiary = policyOnDay.beneficiaries.find(({ id }) => id === payee.beneficiaryId);
  switch (payee.kind) {
    case 'ESTATE':
      if (payee.estateOf === 'PERSON_WHO_DIED') return `Estate of ${deceased.firstName} ${deceased.surname}`;
      return `Estate of ${beneficiary ? fullName(beneficiary) : policyOnDay.policyholder}`;
    case 'GUARDIANS_FUND':
      return `Guardian’s Fund${beneficiary ? `, for ${fullName(beneficiary)}` : ''}`;
    case 'FUNERAL_PARLOUR':
      return 'Funeral parlour';
    case 'POLICYHOLDER':
      return policyOnDay.policyholder;
    default:
      return claimantOf(claim, payee)?.name ?? (beneficiary ? fullName(beneficiary) : '');
  }
}
