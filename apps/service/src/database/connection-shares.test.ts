import { expect, it } from 'vitest';
import { fewestConnections, sharesOf } from './connection-shares';

it.each([
  { connections: fewestConnections, shares: { health: 1, reads: 1, writes: 1, jobs: 1 } },
  { connections: 10, shares: { health: 1, reads: 3, writes: 4, jobs: 2 } },
  { connections: 200, shares: { health: 1, reads: 97, writes: 98, jobs: 4 } },
])('$connections connections are shared out as $shares', ({ connections, shares }) => {
  expect(sharesOf(connections)).toEqual(shares);
});

it('every kind of work has a connection, and all together no more than there are', () => {
  for (let connections = fewestConnections; connections <= 200; connections += 1) {
    const shares = Object.values(sharesOf(connections));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(connections);
  }
});
