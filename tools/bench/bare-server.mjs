// The limit to compare with: one prepared SELECT, the answer's bytes as they stand in the database, nothing else.
// As many connections to the database as the service has.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_CONNECTIONS) });
const headers = { 'content-type': 'application/json' };

const server = createServer(async (request, response) => {
  const { rows } = await pool.query({
    name: 'answer',
    text: 'select body from bench_answers where policy_number = $1',
    values: [request.url.slice(1)],
  });
  const body = Buffer.from(rows[0].body);
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => {
  server.close(() => pool.end().then(() => process.exit(0)));
  server.closeAllConnections();
});
