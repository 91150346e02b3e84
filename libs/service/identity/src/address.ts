/**
 * The address that limits count by: an IPv4 address as it is, an IPv6 address as its /64, since one line has all of it.
 * Text that is no address is kept, cut to 64 characters.
 */
export const countedAddress = (address: string): string => shorten(address, 4, 4);

/** The network a sign-in is remembered by: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const networkOf = (address: string): string => shorten(address, 3, 3);

function shorten(address: string, octets: number, groups: number): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return keep(plain.split('.'), octets, '.', '.0/24');
  const all = groupsOf(plain.replace(/%.*$/, ''));
  return all ? keep(all, groups, ':', groups === 4 ? '::/64' : '::/48') : plain.slice(0, 64);
}

const keep = (parts: string[], count: number, mark: string, ending: string): string =>
  count >= parts.length ? parts.join(mark) : parts.slice(0, count).join(mark) + ending;

/** The eight groups of an IPv6 address without leading zeros, or null. */
function groupsOf(address: string): string[] | null {
  if (!/^[\da-f:]+$/.test(address) || !address.includes(':')) return null;
  const [head = '', tail, ...rest] = address.split('::');
  if (rest.length > 0) return null;
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const all = [...before, ...Array<string>(missing).fill('0'), ...after];
  return all.every((group) => /^[\da-f]{1,4}$/.test(group)) ? all.map((group) => group.replace(/^0+(?=.)/, '')) : null;
}
