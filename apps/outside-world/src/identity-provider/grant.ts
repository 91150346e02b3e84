import { type Grant, type KoaContextWithOIDC } from 'oidc-provider';

/** The grant of this sign-in; a new one allows everything at once, so that nobody is asked for consent. */
export async function loadOrGiveGrant(
  { oidc }: KoaContextWithOIDC,
  { api, scopes }: { api: string; scopes: readonly string[] },
): Promise<Grant | undefined> {
  const { provider, session, client, account } = oidc;
  if (!client || !account) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const given = known && (await provider.Grant.find(known));
  if (given) return given;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(api, scopes.join(' '));
  await grant.save();
  return grant;
}
