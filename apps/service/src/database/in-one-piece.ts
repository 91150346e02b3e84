import { type PoolClient } from 'pg';

/** The socket of a connection, which the driver keeps to itself. */
interface WithSocket {
  connection: { stream: { cork(): void; uncork(): void } };
}

/**
 * Lets what is asked of a connection at the same time leave in one piece. Each piece by itself is a call of the system, and wakes the database:
 * that was a third of what the service did for a report of a payment (decision 009). Nothing waits for it: the piece leaves before the process
 * turns to anything else.
 */
export function inOnePiece<Args extends unknown[], Answer>(
  client: PoolClient,
  query: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const { connection } = client as PoolClient & WithSocket;
  let isHeld = false;
  return (...args) => {
    if (!isHeld) {
      isHeld = true;
      const { stream } = connection;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...args);
  };
}
