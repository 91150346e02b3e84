import { type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

type Connection = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Makes the function that says who is at the other end.
 *
 * Without trusted proxies that is the socket's own address, whatever headers say. Behind them it is the last address in
 * X-Forwarded-For that is no trusted proxy itself: what stands before it may have been written by anyone.
 */
export function clientAddress(trustedProxies: readonly string[]): (connection: Connection) => string {
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    const nearest = plain(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || isIP(nearest) === 0 || !isTrusted(nearest)) return nearest;
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(part.trim()));
    let client = nearest;
    for (const address of forwarded.reverse()) {
      if (isIP(address) === 0) break;
      client = address;
      if (!isTrusted(address)) break;
    }
    return client;
  };
}

/** An IPv4 address that arrives in IPv6 clothes. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
