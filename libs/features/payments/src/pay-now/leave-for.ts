import { atom, useAtomValue } from 'jotai';

/** The way out of the portal, and how the portal itself was reached. Stories and tests set another. */
export interface Door {
  leaveFor: (address: string) => void;
  protocol: () => string;
}

/** Set by nobody in the portal: the browser's own address bar. */
export const doorAtom = atom<Door>({
  leaveFor: (address) => window.location.assign(address),
  protocol: () => window.location.protocol,
});
doorAtom.debugLabel = 'door';

export const useDoor = (): Door => useAtomValue(doorAtom);
