import { useAuth } from '@portal/auth';
import { destroyCopy } from '@portal/policy-workflow/own-phone';
import { useEffect } from 'react';

/** When a session ends, in whichever tab and with or without a network, the copy on this phone is destroyed. */
export function useForgetThisPhone() {
  const { session } = useAuth();
  useEffect(() => session.subscribe((ended) => void (ended && destroyCopy())), [session]);
}
