import * as v from 'valibot';
import { updateEntries } from '../fields/server';
import { written } from '../fields/written';

/** @__NO_SIDE_EFFECTS__ */
function removal<const Reason extends string>(reasons: readonly Reason[]) {
  return written({ ...updateEntries, Reason: v.picklist(reasons, 'Select a reason') });
}

/** Why a life leaves the policy (domain rules 9.8 to 9.10). */
export const spouseRemovalReasons = ['DECEASED', 'DIVORCED', 'SEPARATED', 'OTHER'] as const;
export const childRemovalReasons = ['DECEASED', 'NO_LONGER_DEPENDANT', 'MARRIED', 'OTHER'] as const;
export const extendedMemberRemovalReasons = ['DECEASED', 'NOT_AFFORDABLE', 'OTHER'] as const;

/** The body of a DELETE: proxies may strip it, so without it nothing is deleted. */
export const SpouseRemovalSchema = removal(spouseRemovalReasons);
export const ChildRemovalSchema = removal(childRemovalReasons);
export const ExtendedMemberRemovalSchema = removal(extendedMemberRemovalReasons);
export type SpouseRemoval = v.InferInput<typeof SpouseRemovalSchema>;
export type ChildRemoval = v.InferInput<typeof ChildRemovalSchema>;
export type ExtendedMemberRemoval = v.InferInput<typeof ExtendedMemberRemovalSchema>;
