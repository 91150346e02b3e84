// What to compare the service with: Node, the driver, statements written by hand, and nothing else. As many connections to
// the database as the service has.
//
// /same-work  one statement that looks up what the service looks up; the record leaves as the text that it is
// /one-row    one row by its key, the finished answer in it: the limit of the machine
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_CONNECTIONS) });
const [sessionId, policyNumber] = process.argv.slice(2);
const headers = { 'content-type': 'application/json' };

const sameWork = {
  name: 'same work',
  text: `select s.customer_id, s.advanced_at, s.expires_at, s.revoked_at, p.customer_id as owner_id, p.record::text as body,
      array(select entity_id::text from approval_actions where policy_number = $2 and status = 'PENDING') as pending,
      exists (select 1 from payments where policy_number = $2 and status in ('SUBMITTED', 'PENDING')) as open
    from sessions s left join policies p on p.policy_number = $2 where s.id = $1`,
  values: [sessionId, policyNumber],
};
const oneRow = { name: 'one row', text: 'select body from bench_answers where key = $1', values: [policyNumber] };

const server = createServer(async (request, response) => {
  const { rows } = await pool.query(request.url === '/same-work' ? sameWork : oneRow);
  const body = Buffer.from(rows[0].body);
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => {
  server.close(() => pool.end().then(() => process.exit(0)));
  server.closeAllConnections();
});
