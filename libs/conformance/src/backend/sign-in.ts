import { endpoints } from '@portal/contract';
import * as v from 'valibot';
import { type Backend } from './backend';
import { at, describe } from './exchange';

/** The tokens of the session under test. `refreshToken` is null where the caller brought a token. */
export interface Session {
  accessToken: string;
  refreshToken: string | null;
}

export type SignedIn = { success: true; session: Session } | { success: false; message: string };

/** Signs in with a policy number and the PIN that was sent to its cellphone number (docs/api/sign-in.md#a-customer). */
export async function signIn(
  backend: Backend,
  policyNumber: string,
  pinOf: (policyNumber: string) => Promise<string>,
): Promise<SignedIn> {
  const params = { policyNumber };
  const sent = await backend.call('triggerLoginOtp', { token: null, params, query: { shouldSendOtp: 'true' } });
  if (sent.status !== 200)
    return refused(`No PIN was sent for policy ${policyNumber}: ${describe(sent)}. Mend that, or give a --token.`);
  const otp = await pinOf(policyNumber);
  const login = await backend.call('login', { token: null, body: { policyNumber, otp } });
  const tokens = v.safeParse(endpoints.login.reply, at(login.json, 'data'));
  if (login.status !== 200 || !tokens.success) {
    return refused(
      `Signing in with policy ${policyNumber} failed: ${describe(login)}. Give another --pin, or a --token.`,
    );
  }
  return { success: true, session: tokens.output };
}

const refused = (message: string): SignedIn => ({ success: false, message });
