import { atom } from 'jotai';
import * as v from 'valibot';

const Session = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  userType: v.picklist(['admin', 'user']),
});

export function readSession() {
  const read = v.safeParse(Session, JSON.parse(localStorage.getItem('tk') ?? 'null'));
  return read.success ? read.output : null;
}

export const writeSession = (session) => localStorage.setItem('tk', JSON.stringify(session));

export const policyNumberAtom = atom(null);
