import { childRemovalReasons, extendedMemberRemovalReasons, spouseRemovalReasons, type CodeList } from '@portal/domain';
import { chosen } from '../fields/choice';
import { updateEntries } from '../fields/server';
import { written } from '../fields/written';

/* @__NO_SIDE_EFFECTS__ */
function removal<const Reasons extends CodeList>(reasons: Reasons) {
  return written({
    ...updateEntries,
    /** Why the person is removed. */
    Reason: chosen(reasons, 'Select the reason'),
  });
}

/** The body of a DELETE: proxies may strip it, so without it nothing is deleted. */
export const SpouseRemovalSchema = removal(spouseRemovalReasons);
export const ChildRemovalSchema = removal(childRemovalReasons);
export const ExtendedMemberRemovalSchema = removal(extendedMemberRemovalReasons);
