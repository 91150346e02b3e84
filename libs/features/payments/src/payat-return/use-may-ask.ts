import { focusManager, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const ends = [focusManager.subscribe(listener), onlineManager.subscribe(listener)];
  return () => ends.forEach((end) => end());
};
const mayAsk = () => focusManager.isFocused() && onlineManager.isOnline();

/** Nobody is asked while the page is hidden or the network is gone. */
export const useMayAsk = (): boolean => useSyncExternalStore(subscribe, mayAsk, () => true);
