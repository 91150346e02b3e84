import { type ExtendedMember, type Spouse } from '@portal/contract';
import { fullName } from '@portal/domain';
import { whyNothing } from './update-body';

/** What holds of the journey that changes an adult, whoever it is: it starts from the record and shows what becomes of it. */
export const updateOf = (adult: Spouse | ExtendedMember) => ({
  description: fullName(adult),
  recordId: adult.id,
  initialValues: adult,
  showsChanges: true,
  whyNothing: (_: object, { changed }: { changed: object }) => whyNothing(changed),
});
