// What a change of an e-mail address is compared with: Node, the driver, and statements written by hand that read and write what the service
// reads and writes for it. They travel together as those of the service do. Knows nobody: its paths are `/<session>/<policy number>`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_CONNECTIONS),
  pipeline: true,
});

const statement = (name, text) => (connection, values) => connection.query({ name, text, values });

const findCaller = statement(
  'caller',
  `SELECT sessions.customer_id, expires_at, revoked_at, policies.customer_id AS owner_id, record,
     ARRAY(SELECT entity_id::text FROM approval_actions WHERE policy_number = $2 AND status = 'PENDING'),
     EXISTS (SELECT FROM payments WHERE policy_number = $2 AND status IN ('SUBMITTED', 'PENDING')),
     (SELECT revision FROM kept_answers WHERE policy_number = $2)
   FROM sessions LEFT JOIN policies ON policies.policy_number = $2 WHERE sessions.id = $1`,
);
const findDue = statement(
  'due',
  `(SELECT id FROM approval_actions WHERE policy_number = $1
      AND (status = 'PENDING' AND expires_at <= $2 OR status = 'APPROVED' AND effective_date <= $3)
      AND policy_number NOT IN (SELECT policy_number FROM set_apart_policies WHERE next_try_at > $2))
   UNION ALL (SELECT id FROM policies WHERE policy_number = $1 AND next_standing_day <= $3
      AND policy_number NOT IN (SELECT policy_number FROM set_apart_policies WHERE next_try_at > $2)) LIMIT 1`,
);
const lock = statement(
  'lock',
  'SELECT id, customer_id, version, record FROM policies WHERE policy_number = $1 FOR UPDATE',
);
const readPending = statement(
  'pending',
  `SELECT id, entity_id, status, record FROM approval_actions WHERE policy_number = $1 AND status IN ('PENDING', 'APPROVED')
   ORDER BY requested_at, id`,
);
const savePolicy = statement(
  'policy',
  `UPDATE policies SET record = $2, version = version + 1, updated_at = $3 WHERE id = $1 AND version = $4 RETURNING version`,
);
const readPeople = statement('people', 'SELECT * FROM policy_people WHERE policy_id = $1');
const saveSchedule = statement(
  'schedule',
  `INSERT INTO schedules (policy_number, version, record, issued_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (policy_number, version) DO UPDATE SET record = $3, issued_at = $4`,
);
const saveCustomer = statement('customer', 'UPDATE customers SET email_address = $2, updated_at = $3 WHERE id = $1');
const dropDraft = statement(
  'draft',
  `DELETE FROM drafts WHERE customer_id = $1 AND policy_number = $2 AND form = 'UPDATE_CONTACT' AND record_id = $3 RETURNING id`,
);
const notify = statement(
  'notify',
  `INSERT INTO notifications (id, customer_id, policy_number, type, severity, title, in_app_message, action_url, created_at)
   VALUES ($1, $2, $3, 'CHANGE_APPROVED', 'SUCCESS', 'Request approved', $4, '/personal-details', $5)`,
);
const audit = statement(
  'audit',
  `WITH last AS (SELECT chain, hash FROM audit_heads WHERE chain = $1 FOR UPDATE),
   next AS (UPDATE audit_heads SET hash = encode(sha256(convert_to(last.hash || $2, 'UTF8')), 'hex') FROM last
     WHERE audit_heads.chain = last.chain RETURNING last.hash AS previous_hash, audit_heads.hash)
   INSERT INTO audit (chain, at, actor_type, actor_id, role, request_id, ip, policy_number, action, entity_type, entity_id, before,
     after, outcome, previous_hash, hash)
   SELECT $1, $3, 'CUSTOMER', $4, 'customer', $5, '127.0.0.1', $1, 'UPDATE_CONTACT', 'MAIN_MEMBER', $6, $7, $8, 'SUCCEEDED',
     previous_hash, hash FROM next RETURNING sequence`,
);

const said = 'Your request "Update contact details" was approved.';

async function change(sessionId, policyNumber, fields) {
  const now = new Date().toISOString();
  const { rows: callers } = await findCaller(pool, [sessionId, policyNumber]);
  if (callers[0].customer_id !== callers[0].owner_id) throw new Error('Somebody else’s');
  await findDue(pool, [policyNumber, now, now.slice(0, 10)]);
  const connection = await pool.connect();
  try {
    const [, { rows: policies }] = await Promise.all([
      connection.query('BEGIN'),
      lock(connection, [policyNumber]),
      readPending(connection, [policyNumber]),
    ]);
    const [{ id, customer_id: customer, version, record }] = policies;
    const before = { Email_Address: record.MainMember.Email_Address };
    Object.assign(record.MainMember, fields);
    const saved = JSON.stringify(record);
    const memberId = record.MainMember.id;
    await Promise.all([
      savePolicy(connection, [id, saved, now, version]),
      readPeople(connection, [id]),
      saveSchedule(connection, [policyNumber, version + 1, saved, now]),
      saveCustomer(connection, [customer, fields.Email_Address, now]),
      dropDraft(connection, [customer, policyNumber, memberId]),
      notify(connection, [randomUUID(), customer, policyNumber, said, now]),
      audit(connection, [
        policyNumber,
        JSON.stringify([policyNumber, now, customer, memberId, before, fields]),
        now,
        customer,
        randomUUID(),
        memberId,
        before,
        fields,
      ]),
    ]);
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const [, sessionId, policyNumber] = request.url.split('/');
  const answer = await change(sessionId, policyNumber, JSON.parse(Buffer.concat(parts))).then(
    () => [200, '{"success":true}'],
    (error) => [500, JSON.stringify({ success: false, message: String(error) })],
  );
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer[1]) };
  response.writeHead(answer[0], headers).end(answer[1]);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => {
  server.close(() => pool.end().then(() => process.exit(0)));
  server.closeAllConnections();
});
