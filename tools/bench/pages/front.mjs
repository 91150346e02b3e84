// What stands before a page that is measured: HTTP/2, brotli, files that are kept for good. The same for every page.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css' };
const unauthorized = '{"success":false,"status":401,"message":"Unauthorized","code":"UNAUTHORIZED"}';

/** A certificate for this computer, valid for two days, and how a browser is told to trust it. */
export function makeCertificate(folder) {
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', file], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(file)];
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  // With --ignore-certificate-errors the browser would keep no file.
  const flag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
  return { key, cert, flag };
}

/** Listens on a free port with one of the two below. */
export async function listen({ key, cert }, answer) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `https://localhost:${server.address().port}`, close: () => server.close() };
}

/** As the portal's pages have it: the browser starts a process of its own for such a page, before its first paint. */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Serves a folder: its page for addresses that are no file, and nobody is signed in. */
export function serves(folder) {
  const compressed = new Map();
  const compress = (file) => {
    if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(file)));
    return compressed.get(file);
  };
  return ({ url }, response) => {
    const { pathname } = new URL(url, 'http://front');
    if (pathname.startsWith('/api/')) {
      return response.writeHead(401, { 'content-type': 'application/json' }).end(unauthorized);
    }
    const asked = join(folder, pathname);
    const file = extname(pathname) && existsSync(asked) ? asked : join(folder, 'index.html');
    const isKept = pathname.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': types[extname(file)],
      'content-encoding': 'br',
      'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...ownProcess,
    });
    response.end(compress(file));
  };
}

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding'];
const withoutThose = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.includes(name)),
  );

/** Passes every request on to a service. */
export const passesOn = (service) => (request, response) => {
  const { method, url, headers } = request;
  const host = new URL(service).host;
  const passed = ask(new URL(url, service), { method, headers: { ...withoutThose(headers), host } }, (answer) => {
    response.writeHead(answer.statusCode, withoutThose(answer.headers));
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
};
