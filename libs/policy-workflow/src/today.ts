import { daysBetween, todayInJohannesburg, type PlainDate } from '@portal/domain';
import { atom, useAtomValue } from 'jotai';

interface Clock {
  now: () => Date;
}

/** The clock of this device; stories and tests set another. The service judges; this only helps to word things. */
export const clockAtom = atom<Clock>({ now: () => new Date() });
clockAtom.debugLabel = 'clock';

/** Today in South Africa. */
export const useToday = (): PlainDate => todayInJohannesburg(useAtomValue(clockAtom).now());

const dayMs = 86_400_000;

/** The clock of a device whose date is not that of the service, set right. One day apart may be midnight, and stays. */
export function setRight(clock: Clock, date: PlainDate): Clock {
  const days = daysBetween(todayInJohannesburg(clock.now()), date);
  return Math.abs(days) < 2 ? clock : { now: () => new Date(clock.now().getTime() + days * dayMs) };
}
