import { type Claimant, type PolicyRow } from '@portal/service-store';

/** Whom a message about somebody's claim goes to: themselves, or the policyholder who acts for the policy. */
export const toldOf = (
  reader: Claimant | null,
  { record }: Pick<PolicyRow, 'record'>,
): Pick<Claimant, 'role' | 'cellNumber'> =>
  reader ?? { role: 'POLICYHOLDER', cellNumber: record.MainMember.Cell_Number };
