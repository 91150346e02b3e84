import { type StoredPolicy } from '@portal/service-store';

/** The number of the policyholder for a text message; null where the policyholder has died, because somebody else has that telephone. */
export const livingHoldersNumber = ({ MainMember }: Pick<StoredPolicy, 'MainMember'>): string | null =>
  MainMember.Life_Status === 'DECEASED' ? null : MainMember.Cell_Number;
