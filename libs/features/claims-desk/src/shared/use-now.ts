import { clockAtom } from '@portal/policy-workflow';
import { useAtomValue } from 'jotai';

/** This moment, each time a screen is drawn. The service judges; this only words since when something is so. */
export const useNow = (): Date => useAtomValue(clockAtom).now();
