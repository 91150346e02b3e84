import { readQuery } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useIsServicing } from './is-servicing';
import { setRight } from './set-right';
import { clockAtom } from './today';
import { policyDetailsAtom, useSelectedPolicyNumber } from './selected-policy';

/**
 * Reads the policy on screen and keeps `policyDetails` what was read of it last. Stands once, in the frame of the portal. What staff
 * read is written down, so for them nothing is read here: the details follow what their page reads. The day of the answer sets a clock
 * right that is wrong by days: who is covered today is worded by it.
 */
export function useFollowPolicyDetails(): void {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const { data, dataUpdatedAt } = useQuery({
    ...readQuery(policyEndpoints.policy, { policyNumber }),
    enabled: !isServicing,
  });
  const [details, keep] = useAtom(policyDetailsAtom);
  const read = data?.policy ?? null;
  useEffect(() => {
    if (details !== read) keep(read);
  }, [details, read, keep]);
  const setClock = useSetAtom(clockAtom);
  const date = data?.date;
  useLayoutEffect(() => {
    const isFresh = Date.now() - dataUpdatedAt < freshMs;
    if (date !== undefined && isFresh) setClock((clock) => setRight(clock, date));
  }, [date, dataUpdatedAt, setClock]);
}

/** An older answer says nothing about the clock of the device: it may have slept since. */
const freshMs = 60_000;

/** What is known of the policy on screen. */
export const usePolicyDetails = () => useAtomValue(policyDetailsAtom);
