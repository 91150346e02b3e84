import { atom, useAtomValue } from 'jotai';

/** The way out of the portal, and how the portal itself was reached. Stories and tests set another. */
export interface BrowserExit {
  leaveFor: (address: string) => void;
  protocol: () => string;
}

/** Set by nobody in the portal: the browser's own address bar. */
export const browserExitAtom = atom<BrowserExit>({
  leaveFor: (address) => window.location.assign(address),
  protocol: () => window.location.protocol,
});
browserExitAtom.debugLabel = 'browserExit';

export const useBrowserExit = (): BrowserExit => useAtomValue(browserExitAtom);
