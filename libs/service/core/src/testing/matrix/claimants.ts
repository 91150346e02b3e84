import { apiBase } from '@portal/contract';
import { someConsultant } from '@portal/service-identity/testing';
import { findPolicy } from '@portal/service-store';
import { strangerPolicy } from '../seeded-policies';
import { type World } from '../world';

/** A claim about the stranger, for whoever is paid then. */
export async function aClaimOfStranger({ send, staffToken, database }: World): Promise<string> {
  const policy = await findPolicy(database, strangerPolicy);
  const body = { policyNumber: strangerPolicy, lifeId: policy?.record.MainMember.id, channel: 'PHONE' };
  const death = { dateOfDeath: '2026-11-18', causeReported: 'NATURAL' };
  const token = await staffToken(someConsultant);
  const opened = await send('POST', `${apiBase}/staff/claims`, { token, body: { ...body, ...death } });
  return (opened.body.data as unknown as { reference: string }).reference;
}

/** The token of whoever is paid by a claim, and has the phone that its PIN goes to. */
export async function signInToClaim(
  { send, sentPin, wait }: World,
  claim: string,
  Cell_Number: string,
): Promise<string> {
  wait(61);
  await send('POST', `${apiBase}/claims/trigger-otp`, { body: { claim, Cell_Number } });
  const signedIn = await send('POST', `${apiBase}/claims/login`, { body: { claim, Cell_Number, otp: sentPin() } });
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  return (signedIn.body.data as unknown as { accessToken: string }).accessToken;
}
