import { clockAtom } from '@portal/policy-workflow';
import { useAtomValue } from 'jotai';

/** This moment, each time a screen is drawn. The service judges; this only words how long something waits. */
export const useNow = (): Date => useAtomValue(clockAtom).now();
