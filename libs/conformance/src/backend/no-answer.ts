const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

const sentences: Record<string, string> = {
  ENOTFOUND: 'no machine has this name: check the address',
  EAI_AGAIN: 'the name could not be looked up: check the address and the network',
  ECONNREFUSED: 'nothing listens there: start the backend, or check the port',
  ECONNRESET: 'it ended the connection: check that the address speaks HTTP as it is written, http or https',
  EPROTO: 'it does not speak TLS: write http:// in place of https://',
};

/** Why nothing came back, and what to do about it: one sentence, without its first capital and full stop. */
export function whyNoAnswer(error: unknown, url: string): string {
  const codes = causesOf(error).map((cause) => String(cause.code ?? ''));
  const code = codes.find((one) => one !== '') ?? '';
  if (causesOf(error).some(({ name }) => name === 'TimeoutError')) return `${url} did not answer in time: is it up?`;
  if (certificateCodes.test(code) || code.startsWith('ERR_TLS')) {
    return `the certificate of ${url} is not trusted (${code}): give it one that is, or name its authority in NODE_EXTRA_CA_CERTS`;
  }
  const why = sentences[code] ?? (code.startsWith('ERR_SSL') ? sentences['EPROTO'] : undefined);
  return `${url} could not be reached${code && ` (${code})`}: ${why ?? 'check the address and the network'}`;
}

interface Cause {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** An error, what caused it, and what caused that; of several addresses of one name the first. */
function causesOf(error: unknown): Cause[] {
  if (error === null || typeof error !== 'object') return [];
  const { cause, errors } = error as Cause;
  const inner = Array.isArray(errors) ? (errors[0] as unknown) : cause;
  return [error, ...causesOf(inner)];
}
