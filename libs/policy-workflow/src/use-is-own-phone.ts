import { useQuery } from '@tanstack/react-query';
import { isInUseKey } from './own-phone-keys';
import { isInUse } from './own-phone/store';

/** Whether somebody called this phone theirs; false while that is looked up. */
export const useIsOwnPhone = (): boolean =>
  useQuery({ queryKey: isInUseKey, queryFn: isInUse, networkMode: 'always', staleTime: 0 }).data ?? false;
