import { createHash, randomBytes } from 'node:crypto';
import { portalRoutes, readIdentityProvider } from '@portal/contract';
import { request } from '@playwright/test';
import { type Call, callsWith } from './calls';
import { type RunningSystem } from './running-system';

/** Signs a member of staff in at the provider as the portal does, code and PKCE, without a page; gives their calls. */
export async function staffCalls(system: RunningSystem, name: string): Promise<Call> {
  const browser = await request.newContext();
  const read = async (address: string) => (await browser.get(address)).json();
  const config = readIdentityProvider((await read(`${system.portal}/config.json`)).identityProvider);
  const provider = await read(`${config.authority}/.well-known/openid-configuration`);
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: config.clientId, redirect_uri: system.portal + portalRoutes.staffSignedIn };

  const question = new URLSearchParams({
    ...client,
    ...config.parameters,
    response_type: 'code',
    scope: config.scope,
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const asked = await browser.get(`${provider.authorization_endpoint}?${question}`);
  const person = new RegExp(`name="person"\\s+value="([^"]+)"[^>]*>\\s*${name}\\s*<`).exec(await asked.text())?.[1];
  if (person === undefined) throw new Error(`The provider does not know ${name}`);
  const signedIn = await browser.post(asked.url(), { form: { person } });

  const code = new URL(signedIn.url()).searchParams.get('code') ?? '';
  const form = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const tokens = await (await browser.post(provider.token_endpoint, { form })).json();
  await browser.dispose();
  return callsWith(system, { accessToken: tokens.access_token, userType: 'admin' });
}
