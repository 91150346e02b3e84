import { type User } from 'oidc-client-ts';
import { NotTrusted } from './refusals';

const bare = (address: string) => address.replace(/\/$/, '');

/**
 * Refuses an identity token of another issuer or for another application. The library itself looks at the state, the nonce
 * and the subject; its signature is the connection it came over.
 */
export function checkUser({ profile }: User, settings: { authority: string; client_id: string }): void {
  const isFor = [profile.aud].flat().includes(settings.client_id);
  if (!profile.sub || bare(profile.iss ?? '') !== bare(settings.authority) || !isFor) throw new NotTrusted();
}
