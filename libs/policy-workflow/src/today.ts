import { todayInJohannesburg, type PlainDate } from '@portal/domain';
import { atom, useAtomValue } from 'jotai';

export interface Clock {
  now: () => Date;
}

/** The clock of this device; stories and tests set another. The service judges; this only helps to word things. */
export const clockAtom = atom<Clock>({ now: () => new Date() });
clockAtom.debugLabel = 'clock';

/** Today in South Africa. */
export const useToday = (): PlainDate => todayInJohannesburg(useAtomValue(clockAtom).now());
