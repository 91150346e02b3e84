/** Of the service that templates live with: nobody signs in with what it gave them. */
const secret = 'of a book that nobody signs in to';

/** The service itself over a database, in this process; what it sends is kept in `sent`. */
export function serviceOver({ core, identity, payments, documents, database, clock, random, sent }) {
  const messenger = async (message) => void sent.push(message);
  const brand = { product: 'Ubuntu Funeral Cover' };
  const shared = { database, clock, random, messenger };
  return core.createService({
    ...shared,
    identity: identity.createIdentity({ ...shared, secret, brand, pause: async () => undefined }),
    version: 'book',
    staffTokens: identity.noStaff,
    render: () => Promise.reject(new Error('Nobody asked for a document')),
    providers: payments.someProviders(),
    config: { origins: [], issuer: documents.anIssuer, ...payments.withProviders },
    log: () => undefined,
  });
}

/** Somebody with a browser. */
export function visitor({ service, sent }) {
  const send = async (method, path, token, body) => {
    const work = [];
    const request = new Request(`http://service.test/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await service(request, { address: '192.0.2.1', waitUntil: (more) => void work.push(more) });
    const { data, message } = await reply.json();
    await Promise.all(work);
    if (!reply.ok) throw new Error(`${method} ${path}: ${message}`);
    return data;
  };
  return {
    send,
    askForPin: (policyNumber) => send('POST', `auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`),
    /** With the PIN that came last. */
    signIn: async (policyNumber) => {
      const otp = /PIN is (\d+)\./.exec(sent.at(-1).text)[1];
      return (await send('POST', 'auth/login', '', { policyNumber, otp })).accessToken;
    },
  };
}
