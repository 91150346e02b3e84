import { STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { failure } from '@portal/contract';

/** What Node's parser refuses before there is a request, in the standard error result. */
const refusals: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request took too long to arrive'],
};
const unreadable: [number, string, string] = [400, 'BAD_REQUEST', 'The request could not be read'];

export function answerParserError(
  error: Error & { code?: string },
  socket: Duplex,
  headers: Map<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  endWith(socket, refusals[error.code ?? ''] ?? unreadable, headers);
}

/** A CONNECT request asks for a tunnel, and there is none. */
export const answerTunnel = (socket: Duplex, headers: Map<string, string>): void =>
  endWith(socket, [405, 'METHOD_NOT_ALLOWED', 'This method is not allowed'], headers);

function endWith(
  socket: Duplex,
  [status, code, message]: [number, string, string],
  headers: Map<string, string>,
): void {
  const body = JSON.stringify(failure(status, code, message));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
