import { type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aPerson, type Who } from './a-person';

export type SeedExtendedMember = NonNullable<SeedPolicy['ExtendedMembers']>[number];
type Needed = Pick<SeedExtendedMember, 'Relationship' | 'Cover_Amount'>;

/** A relative with cover of their own. */
export const anExtendedMember = (
  today: PlainDate,
  who: Who & Needed & Partial<SeedExtendedMember>,
): SeedExtendedMember => aPerson<Needed & Partial<SeedExtendedMember>>(today, who);
