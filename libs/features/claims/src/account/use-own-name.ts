import { useIsClaimant, whoAmIQuery } from '@portal/auth';
import { useQuery } from '@tanstack/react-query';

/** What the holder of an account of one's own is called: the policyholder’s name. Of anybody else who claims the page knows none. */
export function useOwnName(): string {
  const isClaimant = useIsClaimant();
  const { data } = useQuery({ ...whoAmIQuery(), enabled: !isClaimant });
  return data ? `${data.firstName} ${data.surname}` : '';
}
