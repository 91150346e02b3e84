import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { type Auth } from './create-auth';

const AuthContext = createContext<Auth | null>(null);

/** Gives a page its session, its calls and its cache. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return (
    <AuthContext value={auth}>
      <QueryClientProvider client={auth.client}>{children}</QueryClientProvider>
    </AuthContext>
  );
}

/** Signing in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('Put an AuthProvider around this');
  return auth;
}
