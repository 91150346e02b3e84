import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = ['searched'];

/**
 * What was looked for last, for whoever comes back from a policy. It may be an ID number: it stands in no address and no storage,
 * but among what was read, which goes when the session ends.
 */
export function useSearchedText() {
  const client = useQueryClient();
  const { data = '' } = useQuery<string>({ queryKey, queryFn: skipToken });
  return [data, (text: string) => void client.setQueryData(queryKey, text)] as const;
}
