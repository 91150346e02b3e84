import { livesLeft, type PlainDate, successorOf } from '@portal/domain';
import { type Claimant, type ClaimRecord, type ClaimRow, type StoredPolicy } from '@portal/service-store';
import { placeOnClaim } from '../place-on-claim';

type Stands = Pick<Claimant, 'role' | 'beneficiaryId'>;

/** Whether somebody stands on a claim as the guardian of the children who stay covered: nobody's share is paid to them. */
export const isGuardian = ({ role, beneficiaryId }: Stands): boolean => role === 'GUARDIAN' && beneficiaryId === null;

/** The guardian of the children who stay covered, or the place for one whom nobody let in yet; null: no guardian is needed. */
export const guardianOf = ({ claimants }: Pick<ClaimRecord, 'claimants'>): Claimant | null =>
  claimants.find(isGuardian) ?? null;

/** Whether nobody but a guardian may go on with a policy. */
export const needsGuardian = (policy: StoredPolicy, deceasedId: string | null, today: PlainDate): boolean =>
  successorOf(livesLeft(policy, { deceasedId, on: today }), today)?.role === 'GUARDIAN';

/**
 * The claim about a main member, with a place for the guardian of the children from when it is confirmed that nobody else is left: staff let in
 * whoever shows that they are. Source: docs/domain/claims.md#c8-3.
 */
export function withGuardianPlace(
  { lifeKind, record }: Pick<ClaimRow, 'lifeKind' | 'record'>,
  policy: StoredPolicy,
  { today, uuid }: { today: PlainDate; uuid: () => string },
): ClaimRecord {
  const isAwaited =
    lifeKind === 'MAIN_MEMBER' &&
    record.deathConfirmed !== null &&
    record.lifeId === policy.MainMember.id &&
    guardianOf(record) === null &&
    needsGuardian(policy, record.lifeId, today);
  return isAwaited ? { ...record, claimants: [...record.claimants, guardianPlace(uuid())] } : record;
}

const guardianPlace = (id: string): Claimant =>
  placeOnClaim({ id, role: 'GUARDIAN', name: 'Guardian of the children' });
