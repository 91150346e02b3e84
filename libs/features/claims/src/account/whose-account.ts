import { type Claim } from '@portal/contract';
import { isHolderAsked, whichAccount } from '@portal/domain';

/** A policyholder is paid their own. */
const own = { kind: 'OWN', isRepresented: false, name: '' } as const;

/** Into which account the part that is read is paid. */
export const accountOfPart = ({ part }: Pick<Claim, 'part'>): string => whichAccount(part ?? own);

/** Whether the reader says whose account it is: theirs, or the child's. */
export const isAskedWhose = ({ part }: Pick<Claim, 'part'>): boolean => isHolderAsked(part ?? own);
