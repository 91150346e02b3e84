import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { type Dialect } from '../identity-provider/dialects/dialect';
import { generic } from '../identity-provider/dialects/generic';
import { aBrowser, type Browser } from './a-browser';
import { type ListeningWorld } from './a-listening-world';

export const portalUrl = 'http://localhost:4200';
export const signedInAddress = `${portalUrl}/auth/staff/signed-in`;
export const clientId = 'self-service-portal';
export const audience = 'https://self-service.example/api';
export const password = 'demo-staff-password';

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  token_type: string;
  scope: string;
}
export type Answer = Partial<Tokens> & { status: number; error?: string; error_description?: string };
type Fields = Record<string, string | undefined>;

const given = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined));

/** The portal as a client of the provider: it sends people there, and asks for tokens with what they bring back. */
export function aPortal({ url: outside, clock }: ListeningWorld, { issuer: path, mount, routes }: Dialect = generic) {
  const issuer = outside + path;
  const at = outside + mount;
  const keys = createRemoteJWKSet(new URL(at + routes.jwks));
  const verifier = randomBytes(32).toString('base64url');

  const post = async (path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await fetch(at + path, { method: 'POST', body: given(fields), headers });
    const text = await answer.text();
    return { ...(text ? JSON.parse(text) : {}), status: answer.status };
  };

  return {
    issuer,
    verifier,
    post,

    /** Where the portal sends people; `undefined` leaves a parameter out. */
    authorize: (more: Fields = {}) =>
      `${at}${routes.authorization}?${given({
        client_id: clientId,
        redirect_uri: signedInAddress,
        response_type: 'code',
        scope: 'openid email phone profile',
        state: 'a-state',
        nonce: 'a-nonce',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      })}`,

    exchange: (code: string | null, more: Fields = {}) =>
      post(routes.token, {
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: signedInAddress,
        code: code ?? '',
        code_verifier: verifier,
        ...more,
      }),

    refresh: (token: string | undefined) =>
      post(routes.token, { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }),

    /** Checks a token as the service does, at its time, with the keys that the provider publishes. */
    verified: (token: string | undefined, to: string) =>
      jwtVerify(token ?? '', keys, { issuer, audience: to, currentDate: clock.now() }),
  };
}
export type Portal = ReturnType<typeof aPortal>;

/** What came back with somebody from the provider. */
export const broughtBack = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** Presses a person's name on the sign-in page. */
export async function choose(browser: Browser, page: { url: string; answer: Response }, name: string) {
  const sub = new RegExp(`name="person"\\s+value="([^"]+)"[^>]*>\\s*${name}\\s*<`).exec(await page.answer.text())?.[1];
  return browser.post(page.url, { person: sub ?? '' });
}

/** Signs somebody in from the portal's button to the tokens. */
export async function aStaffSignIn(
  world: ListeningWorld,
  name = 'Naledi Dlamini',
  more: Fields = {},
  dialect: Dialect = generic,
) {
  const portal = aPortal(world, dialect);
  const browser = aBrowser();
  const { url } = await choose(browser, await browser.open(portal.authorize(more)), name);
  const tokens = await portal.exchange(new URL(url).searchParams.get('code'));
  return { portal, browser, url, tokens };
}

export const claimsOf = async (portal: Portal, tokens: Answer): Promise<{ id: JWTPayload; access: JWTPayload }> => ({
  id: (await portal.verified(tokens.id_token, clientId)).payload,
  access: (await portal.verified(tokens.access_token, audience)).payload,
});
