import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether the device says that it has a network. One that leads nowhere counts: only an answer tells. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline);
