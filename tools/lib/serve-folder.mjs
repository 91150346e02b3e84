import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/** As small as a site sends them: quick, with a window that holds the largest script. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** Also what has no type that tells so, as the files of a database. */
const isBulky = ({ url }) => !/\.(gz|png|woff2)$/.test(url);

/** A plain server of files, for this computer only: what a built site needs, and nothing that knows about it. */
export async function serveFolder(folder, { isCompressed = false } = {}) {
  const compress = isCompressed
    ? compression({ brotli: { params }, filter: isBulky })
    : (_request, _response, next) => next();
  const serve = (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://files').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  };
  const server = createServer((request, response) => compress(request, response, () => serve(request, response)));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
