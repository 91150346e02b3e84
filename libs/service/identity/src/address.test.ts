import { expect, it } from 'vitest';
import { countedAddress, networkOf } from './address';

it.each([
  { address: '196.25.1.77', counted: '196.25.1.77', network: '196.25.1.0/24', why: 'IPv4' },
  { address: '::ffff:196.25.1.77', counted: '196.25.1.77', network: '196.25.1.0/24', why: 'IPv4 inside IPv6' },
  { address: '::FFFF:196.25.1.77', counted: '196.25.1.77', network: '196.25.1.0/24', why: 'in capitals' },
  { address: '2c0f:f4c0:1:22::5', counted: '2c0f:f4c0:1:22::/64', network: '2c0f:f4c0:1::/48', why: 'IPv6' },
  {
    address: '2C0F:F4C0:0001:0022:1:2:3:4',
    counted: '2c0f:f4c0:1:22::/64',
    network: '2c0f:f4c0:1::/48',
    why: 'in full',
  },
  { address: '2c0f::1', counted: '2c0f:0:0:0::/64', network: '2c0f:0:0::/48', why: 'with a gap' },
  { address: 'fe80::1%eth0', counted: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48', why: 'with a zone' },
  { address: '::1', counted: '0:0:0:0::/64', network: '0:0:0::/48', why: 'this machine' },
  { address: 'tab', counted: 'tab', network: 'tab', why: 'no address: the service in a browser tab' },
  { address: '1:2:3', counted: '1:2:3', network: '1:2:3', why: 'too few groups' },
  { address: '1::2::3', counted: '1::2::3', network: '1::2::3', why: 'two gaps' },
  { address: '', counted: '', network: '', why: 'nothing' },
])('$address ($why) counts as $counted in $network', ({ address, counted, network }) => {
  expect(countedAddress(address)).toBe(counted);
  expect(networkOf(address)).toBe(network);
});

it('cuts text that is no address', () => {
  expect(countedAddress('x'.repeat(1000))).toHaveLength(64);
});

it('puts neighbours of one line together and strangers apart', () => {
  expect(countedAddress('2c0f:f4c0:1:22::5')).toBe(countedAddress('2c0f:f4c0:1:22:ffff::9'));
  expect(networkOf('196.25.1.77')).toBe(networkOf('196.25.1.200'));
  expect(networkOf('196.25.1.77')).not.toBe(networkOf('196.25.2.77'));
});
