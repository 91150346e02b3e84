// A client that takes as little of the processor as it can: it shares it with what is measured. It knows just enough of HTTP for answers that
// say how long they are.
import { connect } from 'node:net';

/** A client with so many connections at most, each for one request at a time, that stay open. Gives the status of each answer. */
export function leanClient(most) {
  const free = [];
  const line = [];
  let open = 0;
  const next = (connection) => {
    const first = line.shift();
    if (first) connection.send(first);
    else free.push(connection);
  };
  const fill = (url) => {
    open += 1;
    return connection(url, { isFree: next, isClosed: () => (open -= 1) });
  };
  return (address, { method = 'GET', headers = {}, body = '' } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const fields = Object.entries({ host: url.host, ...headers, 'content-length': Buffer.byteLength(body) });
      const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const asked = { text: `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n${body}`, resolve, reject };
      let idle = free.pop();
      while (idle?.isClosed()) idle = free.pop();
      if (idle) idle.send(asked);
      else if (open < most) fill(url).send(asked);
      else line.push(asked);
    });
}

function connection({ hostname, port }, { isFree, isClosed }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let asked = null;
  let head = '';
  let status = 0;
  let left = 0;
  socket.on('data', (part) => {
    if (asked === null) return void socket.destroy(); // it says that it closes
    if (status > 0) left -= part.length;
    else {
      head += part.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      left = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4);
    }
    if (left > 0) return;
    asked.resolve({ status });
    [asked, head, status] = [null, '', 0];
    isFree(own);
  });
  socket.on('error', () => undefined); // it is closed as well
  socket.on('close', () => {
    isClosed();
    asked?.reject(new Error('The connection was closed'));
  });
  const own = {
    isClosed: () => socket.destroyed,
    send(what) {
      asked = what;
      socket.write(what.text);
    },
  };
  return own;
}
