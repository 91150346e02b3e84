import { type Claimant, type ClaimRecord } from '@portal/service-store';

/** A claim after one of those who claim acted on it, signed in with the PIN to the number on record. */
export const cameForward = (record: ClaimRecord, reader: Claimant | null): ClaimRecord => ({
  ...record,
  claimants: record.claimants.map((one) =>
    one.id === reader?.id ? { ...one, isSignedIn: true, hasComeForward: true } : one,
  ),
});
