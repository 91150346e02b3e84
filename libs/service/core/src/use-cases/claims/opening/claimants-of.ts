import { activeBeneficiaries, fullName, wholeBenefit } from '@portal/domain';
import { type Claimant, type StoredMainMember, type StoredPolicy } from '@portal/service-store';
import { type FoundBasis } from '../basis/basis-of';
import { placeOnClaim } from '../place-on-claim';

/** How the policyholder came to claim; null: somebody else told us. */
export interface HolderCame {
  isSignedIn: boolean;
}

const stranger = { isSignedIn: false, hasComeForward: false, isReporter: false, account: null };

/**
 * Who may be paid: the policyholder, or, where that is who died, the beneficiaries of the day of death, else the estate, and with it whoever
 * arranges the funeral: nobody is paid, but they may have the funeral parlour paid from it.
 * Source: docs/domain/claims.md#c6-1.
 */
export function claimantsOf(
  { who, policyOnDay }: FoundBasis,
  { MainMember }: Pick<StoredPolicy, 'MainMember'>,
  holder: HolderCame | null,
  uuid: () => string,
): Claimant[] {
  const isHolderDead = who.kind === 'MAIN_MEMBER' || MainMember.Life_Status === 'DECEASED';
  if (!isHolderDead) return [policyholder(MainMember, holder, uuid())];
  const entitled = activeBeneficiaries({ Beneficiaries: policyOnDay.beneficiaries });
  if (entitled.length === 0) return [estateOf(policyOnDay.policyholder, uuid()), arranger(uuid())];
  return entitled.map((one) => ({
    ...stranger,
    id: uuid(),
    role: 'BENEFICIARY',
    beneficiaryId: one.id,
    name: fullName(one),
    idNumber: one.Id_Number,
    dateOfBirth: one.Date_Of_Birth,
    cellNumber: one.Cell_Number,
    share: one.Benefit_Share,
  }));
}

const policyholder = (member: StoredMainMember, holder: HolderCame | null, id: string): Claimant => ({
  ...stranger,
  id,
  role: 'POLICYHOLDER',
  beneficiaryId: null,
  name: fullName(member),
  idNumber: member.Id_Number,
  dateOfBirth: member.Date_Of_Birth,
  cellNumber: member.Cell_Number,
  share: wholeBenefit,
  ...(holder && { isSignedIn: holder.isSignedIn, hasComeForward: true, isReporter: true }),
});

const estateOf = (name: string, id: string): Claimant => ({
  ...placeOnClaim({ id, role: 'EXECUTOR', name: `Estate of ${name}` }),
  share: wholeBenefit,
});

/** Nobody is known yet: staff let in whoever shows who they are. */
const arranger = (id: string): Claimant => ({
  ...placeOnClaim({ id, role: 'FAMILY', name: 'Whoever arranges the funeral' }),
  arrangesFuneral: true,
});
