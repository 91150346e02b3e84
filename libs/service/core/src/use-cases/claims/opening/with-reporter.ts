import { type Claimant } from '@portal/service-store';

/** Whoever reported the death is among those who came forward, where the policy knows their number. */
export const withReporter = (claimants: readonly Claimant[], cellNumber: string | null): Claimant[] =>
  claimants.map((one) =>
    cellNumber !== null && one.cellNumber === cellNumber ? { ...one, hasComeForward: true, isReporter: true } : one,
  );
