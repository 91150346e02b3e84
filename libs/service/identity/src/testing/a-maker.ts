import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Token {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
}

const keyPair = generateKeyPair('RS256');

/** A provider with this issuer: where its keys are, and tokens of an hour that it signs. Its documentation says what stands in them. */
export async function aMaker(issuer: string, now: Date) {
  const { privateKey, publicKey } = await keyPair;
  const kid = 'key-1';
  const keys = [{ ...(await exportJWK(publicKey)), kid, use: 'sig' }];
  const answers: Record<string, object> = {
    [`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`]: {
      issuer,
      jwks_uri: 'https://keys.example/jwks',
    },
    'https://keys.example/jwks': { keys },
  };
  const iat = Math.floor(now.getTime() / 1000);
  return {
    fetch: async (url: string | URL | Request): Promise<Response> => {
      const answer = answers[String(url)];
      return answer ? Response.json(answer) : new Response(null, { status: 404 });
    },
    sign: ({ header, claims }: Token): Promise<string> =>
      new SignJWT({ iat, exp: iat + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey),
    /** As somebody signs who only knows what is published. */
    signWithSecret: ({ claims }: Token): Promise<string> =>
      new SignJWT({ iat, exp: iat + 3600, ...claims })
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(JSON.stringify(keys[0]))),
  };
}
