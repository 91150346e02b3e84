import { policyNumberFor, policyNumberPrefixes } from '@portal/domain';

/** A funeral policy number with its check digit: 1001 gives 7000010012. */
export const policyNumber = (sequence: number): string => policyNumberFor(policyNumberPrefixes.FUNERAL, sequence);
