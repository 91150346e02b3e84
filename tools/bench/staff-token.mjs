// An identity provider for one measurement: it has a key, says where that is, and gives tokens to whoever is named.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const clientId = 'bench';
const audience = 'https://bench.example/api';

/** Listens on a port that was free. Gives the settings of a service that trusts it. */
export async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }];
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/jwks';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys } : { issuer, jwks_uri: `${issuer}/jwks` }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    env: {
      IDENTITY_PROVIDER_AUTHORITY: issuer,
      IDENTITY_PROVIDER_CLIENT_ID: clientId,
      IDENTITY_PROVIDER_AUDIENCE: audience,
      IDENTITY_PROVIDER_LOGOUT_URL: `${issuer}/logout`,
    },
    /** A consultant's token for a few hours. */
    tokenFor: (name) =>
      new SignJWT({ client_id: clientId, name, groups: ['ss_consultants'] })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'bench' })
        .setSubject(name)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('4h')
        .sign(privateKey),
    stop: () => server.close(),
  };
}
