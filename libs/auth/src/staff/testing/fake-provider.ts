import { naledi, type Person } from './people';

export const authority = 'https://id.test';
export const clientId = 'self-service-portal';

/** One request as the provider saw it. */
interface Asked {
  path: string;
  body: URLSearchParams;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What is wrong with the provider: it hangs, it cannot be reached, it is in trouble, or it answers with this error. */
export type Trouble = 'hangs' | 'down' | 'broken' | { error: string } | null;

const part = (claims: object) =>
  btoa(JSON.stringify(claims)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
const token = (claims: object) => [part({ alg: 'RS256' }), part(claims), 'signature'].join('.');
const json = (body: object, status = 200) => Response.json(body, { status });

/**
 * An identity provider, as far as its client sees it: discovery, the code with PKCE, refresh tokens that work once, revocation.
 * A spent refresh token that comes back ends the grant.
 */
export function fakeProvider() {
  const asked: Asked[] = [];
  const codes = new Map<string, { challenge: string; nonce: string | null; address: string }>();
  let count = 0;
  let live = { access: '', refresh: '' };
  let grantsRevoked = 0;
  /** Settings that a test may change at any time. */
  const now = {
    trouble: null as Trouble,
    /** Who is signed in at the provider. Null: nobody. */
    session: naledi as Person | null,
    lifetime: 600 as number | undefined,
    issuesRefreshTokens: true,
    /** Changes the claims of identity tokens. */
    claims: {} as object,
    /** What the provider's clock shows more than this device's, in seconds. */
    clockAhead: 0,
    /** How long its answers take, in milliseconds. */
    latency: 0,
  };

  const tokensFor = (person: Person, nonce: string | null) => {
    count += 1;
    const iat = Math.floor(Date.now() / 1000) + now.clockAhead;
    const exp = iat + (now.lifetime ?? 600);
    const ours = { iss: authority, sub: person.sub, iat, exp };
    live = { access: token({ ...ours, groups: person.groups, jti: count }), refresh: `refresh-${count}` };
    return {
      access_token: live.access,
      id_token: token({ ...ours, ...person, aud: clientId, ...(nonce && { nonce }), ...now.claims }),
      token_type: 'Bearer',
      scope: 'email openid phone profile',
      ...(now.lifetime !== undefined && { expires_in: now.lifetime }),
      ...(now.issuesRefreshTokens && { refresh_token: live.refresh }),
    };
  };

  const answerToken = async (body: URLSearchParams) => {
    const refused = json({ error: 'invalid_grant' }, 400);
    if (body.get('client_id') !== clientId || !now.session) return refused;
    if (body.get('grant_type') === 'refresh_token') {
      if (body.get('refresh_token') === live.refresh) return json(tokensFor(now.session, null));
      grantsRevoked += 1;
      live = { access: '', refresh: '' };
      return refused;
    }
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.get('code_verifier') ?? ''));
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const isProven = code?.challenge === challenge.replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
    if (!code || !isProven || code.address !== body.get('redirect_uri')) return refused;
    return json(tokensFor(now.session, code.nonce));
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body = new URLSearchParams(init?.body as URLSearchParams | undefined);
    asked.push({ path: pathname, body, at: Date.now() });
    const { trouble, latency } = now;
    if (latency > 0) await new Promise((done) => setTimeout(done, latency));
    if (trouble === 'down') throw new TypeError('Failed to fetch');
    if (trouble === 'hangs') {
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
    }
    if (trouble === 'broken') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (pathname === '/.well-known/openid-configuration') {
      return json({
        issuer: authority,
        authorization_endpoint: `${authority}/authorize`,
        token_endpoint: `${authority}/token`,
        revocation_endpoint: `${authority}/revoke`,
      });
    }
    if (trouble) return json(trouble, 400);
    if (pathname === '/token') return answerToken(body);
    return new Response('');
  };

  /** What the provider's page sends a window or frame back to: the address of its answer. */
  const authorize = (address: string, forge: Record<string, string> = {}): string => {
    const { searchParams: question } = new URL(address);
    const get = (name: string) => question.get(name) ?? '';
    const answer = new URL(get('redirect_uri'));
    answer.searchParams.set('state', get('state'));
    if (!now.session) answer.searchParams.set('error', 'login_required');
    else {
      const code = `code-${codes.size + 1}-${count}`;
      codes.set(code, { challenge: get('code_challenge'), nonce: question.get('nonce'), address: get('redirect_uri') });
      answer.searchParams.set('code', code);
    }
    for (const [name, value] of Object.entries(forge)) answer.searchParams.set(name, value);
    return answer.href;
  };

  const countOf = (path: string) => asked.filter((one) => one.path === path).length;
  return {
    now,
    asked,
    fetch,
    authorize,
    tokenCalls: () => countOf('/token'),
    grantsRevoked: () => grantsRevoked,
    live: () => live,
  };
}
export type FakeProvider = ReturnType<typeof fakeProvider>;
