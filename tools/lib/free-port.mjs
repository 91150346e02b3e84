import { createServer } from 'node:net';

/** Listens on a port of this machine and lets it go; 0 is any that is free. Gives its number. */
const tryPort = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: taken } = probe.address();
      probe.close(() => resolve(taken));
    });
  });

/** A port of this machine that nobody listens on. */
export const freePort = () => tryPort(0);

/** Whether nobody listens on a port of this machine. */
export const isFree = (port) =>
  tryPort(port).then(
    () => true,
    () => false,
  );
