import { useAuth } from '@portal/auth';
import { destroyCopy } from '@portal/policy-workflow/own-phone';
import { useEffect } from 'react';

/** Somebody signed out, with or without a network, or the service ended the session: the copy on this phone is destroyed. One that ran out leaves it. */
export function useForgetThisPhone() {
  const { session } = useAuth();
  useEffect(() => session.subscribe((_ended, forGood) => void (forGood && destroyCopy())), [session]);
}
