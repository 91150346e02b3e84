import { ApiError } from '@portal/api-client';
import { type Servicing } from '@portal/contract';
import { clockAtom } from '@portal/policy-workflow';
import { servicingsQuery } from '@portal/policy-workflow/servicing';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Milliseconds between two questions whether it is over, when the clock of the device says that it is and the service does not. */
const askAgainAfter = 30_000;

/**
 * Asks which policies are open when this one should be over, and when the service refuses a read about it because it is not open
 * any more. The service judges: the clock of the device only says when to ask.
 */
export function useEndOfServicing(policyNumber: string, servicing: Servicing | undefined): void {
  const client = useQueryClient();
  const clock = useAtomValue(clockAtom);

  useEffect(() => {
    if (!servicing) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(servicing.endsAt) - clock.now().getTime();
      timer = setTimeout(
        () => {
          void ask(client);
          wait();
        },
        Math.max(left, askAgainAfter),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [client, clock, servicing]);

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        const [, params] = event.query.queryKey as [unknown, { policyNumber?: unknown }?];
        const isRefused = error instanceof ApiError && error.code === 'POLICY_NOT_OPENED';
        if (isRefused && params?.policyNumber === policyNumber) void ask(client);
      }),
    [client, policyNumber],
  );
}

const ask = (client: ReturnType<typeof useQueryClient>) =>
  client.invalidateQueries({ queryKey: servicingsQuery().queryKey }, { cancelRefetch: false });
