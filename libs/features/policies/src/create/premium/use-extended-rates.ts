import { type ExtendedRateBand } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';

/** The rates of extended members, fetched once somebody needs them. */
export function useExtendedRates(isNeeded: boolean): readonly ExtendedRateBand[] | undefined {
  const rates = useQuery({
    queryKey: ['extended-rates'],
    queryFn: async () => (await import('./extended-rates')).extendedRates,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return rates.data;
}
