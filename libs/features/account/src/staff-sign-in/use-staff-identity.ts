import { useAuth, type StaffIdentity } from '@portal/auth';
import { useCallback, useEffect, useState } from 'react';

type Opening =
  { state: 'opening' | 'not-set-up' | 'failed'; identity: null } | { state: 'open'; identity: StaffIdentity };

/** Fetches what staff sign in with. `open` tries again. */
export function useStaffIdentity() {
  const auth = useAuth();
  const [opening, setOpening] = useState<Opening>({ state: 'opening', identity: null });
  const open = useCallback(() => {
    setOpening({ state: 'opening', identity: null });
    auth.openStaff().then(
      (identity) => setOpening(identity ? { state: 'open', identity } : { state: 'not-set-up', identity }),
      () => setOpening({ state: 'failed', identity: null }),
    );
  }, [auth]);
  useEffect(open, [open]);
  return { ...opening, open };
}
