import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as Parameters<
    ReturnType<typeof clientAddress>
  >[0];

it.each([
  { why: 'nobody is trusted', trusted: [], socket: '41.0.0.1', forwarded: '1.2.3.4', gives: '41.0.0.1' },
  { why: 'IPv4 comes as IPv6', trusted: [], socket: '::ffff:41.0.0.1', forwarded: undefined, gives: '41.0.0.1' },
  {
    why: 'the sender is no proxy',
    trusted: ['10.0.0.0/8'],
    socket: '41.0.0.1',
    forwarded: '1.2.3.4',
    gives: '41.0.0.1',
  },
  {
    why: 'a proxy speaks for a client',
    trusted: ['10.0.0.0/8'],
    socket: '10.1.2.3',
    forwarded: '41.0.0.1',
    gives: '41.0.0.1',
  },
  {
    why: 'a client wrote the first part',
    trusted: ['10.0.0.1'],
    socket: '10.0.0.1',
    forwarded: '1.2.3.4, 41.0.0.1',
    gives: '41.0.0.1',
  },
  {
    why: 'two proxies pass it on',
    trusted: ['10.0.0.0/8'],
    socket: '10.0.0.1',
    forwarded: '41.0.0.1, 10.0.0.2',
    gives: '41.0.0.1',
  },
  { why: 'the proxy says nothing', trusted: ['10.0.0.1'], socket: '10.0.0.1', forwarded: undefined, gives: '10.0.0.1' },
  {
    why: 'the proxy says nonsense',
    trusted: ['10.0.0.1'],
    socket: '10.0.0.1',
    forwarded: 'unknown',
    gives: '10.0.0.1',
  },
  {
    why: 'everybody speaks IPv6',
    trusted: ['fd00::/8'],
    socket: 'fd00::1',
    forwarded: '2001:db8::7',
    gives: '2001:db8::7',
  },
])('$gives when $why', ({ trusted, socket, forwarded, gives }) => {
  expect(clientAddress(trusted)(from(socket, forwarded))).toBe(gives);
});
