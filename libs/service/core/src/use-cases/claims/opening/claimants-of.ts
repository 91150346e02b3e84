import { fullName, isForWantOfBeneficiary, type Payee, payeesOf, type PlainDate, wholeBenefit } from '@portal/domain';
import { type Claimant, type StoredBeneficiary, type StoredMainMember, type StoredPolicy } from '@portal/service-store';
import { type FoundBasis } from '../basis/basis-of';
import { diedBy, type Died } from '../dead-people';
import { placeOnClaim } from '../place-on-claim';

/** How the policyholder came to claim; null: somebody else told us. */
export interface HolderCame {
  isSignedIn: boolean;
}

const stranger = { isSignedIn: false, hasComeForward: false, isReporter: false, account: null };

/** Who has died of those who may come into question. */
export interface KnownDead {
  /** The day the main member died; null: they live. */
  holderDiedOn: PlainDate | null;
  dead: readonly Died[];
}

/**
 * Who may be paid: the policyholder, or, where that is who died, the beneficiaries of the day of death, or the estate of one who died after them;
 * else the estate, and with it whoever arranges the funeral: nobody is paid, but they may have the funeral parlour paid from it.
 * Source: docs/domain/claims.md#c6-1.
 */
export function claimantsOf(
  { policyOnDay }: FoundBasis,
  { MainMember }: Pick<StoredPolicy, 'MainMember'>,
  { holderDiedOn, dead }: KnownDead,
  { holder, uuid }: { holder: HolderCame | null; uuid: () => string },
): Claimant[] {
  if (holderDiedOn === null) return [policyholder(MainMember, holder, uuid())];
  const beneficiaries = policyOnDay.beneficiaries.map((one) => ({
    ...one,
    diedOn: diedBy(dead, one),
    partInDeath: 'NONE' as const,
    minorPaidInto: null,
  }));
  const mainMember = { diedOn: holderDiedOn, partInDeath: 'NONE' as const };
  return payeesOf({ mainMember, beneficiaries, decidedOn: holderDiedOn }, holderDiedOn).flatMap((payee) => {
    if (isForWantOfBeneficiary(payee)) return [estateOf(policyOnDay.policyholder, uuid()), arranger(uuid())];
    const named = policyOnDay.beneficiaries.find(({ id }) => id === payee.beneficiaryId);
    return named ? [claimantFor(named, payee, uuid())] : [];
  });
}

/** A beneficiary, or the estate of one to whom the share was due already. */
const claimantFor = (named: StoredBeneficiary, { kind, share }: Payee, id: string): Claimant =>
  kind === 'ESTATE'
    ? { ...estateOf(fullName(named), id), beneficiaryId: named.id, share }
    : {
        ...stranger,
        id,
        role: 'BENEFICIARY',
        beneficiaryId: named.id,
        name: fullName(named),
        idNumber: named.Id_Number,
        dateOfBirth: named.Date_Of_Birth,
        cellNumber: named.Cell_Number,
        share,
      };

const policyholder = (member: StoredMainMember, holder: HolderCame | null, id: string): Claimant => ({
  ...stranger,
  id,
  role: 'POLICYHOLDER',
  beneficiaryId: null,
  lifeId: member.id,
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
