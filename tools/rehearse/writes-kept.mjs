// Whether a restored database keeps what people were promised before a moment, and nothing of what came after it.

/** What is wrong, a sentence for each write. `found` says of a key what the database has of it. */
export function brokenPromises({ before, underWay, after }, found) {
  const wholeOf = ({ key }) => found.answers.has(key) && found.audited.has(key);
  const nothingOf = ({ key }) => !found.answers.has(key) && !found.audited.has(key);
  const last = new Map();
  const perhaps = Map.groupBy(underWay, ({ policyNumber }) => policyNumber);
  for (const { policyNumber, email } of before) last.set(policyNumber, email);
  /** A writer may have begun a second one before the moment was noted. */
  const possible = (policy) => (perhaps.get(policy) ?? []).map(({ email }) => email);
  return [
    ...before.filter((write) => !wholeOf(write)).map(({ key }) => `${key} was acknowledged and is lost`),
    ...underWay
      .filter((write) => !wholeOf(write) && !nothingOf(write))
      .map(({ key }) => `${key} was under way and is half there`),
    ...after.filter((write) => !nothingOf(write)).map(({ key }) => `${key} came after the moment and is there`),
    ...[...last]
      .filter(([policy, email]) => ![email, ...possible(policy)].includes(found.emails.get(policy)))
      .map(([policy]) => `policy ${policy} has not the address that was acknowledged last`),
  ];
}

/** What a database has of these writes. */
export async function findWrites(client, writes) {
  const keys = writes.map(({ key }) => key);
  const numbers = [...new Set(writes.map(({ policyNumber }) => policyNumber))];
  const column = async (text, values) => (await client.query(text, [values])).rows;
  const answers = await column('SELECT key FROM idempotency_keys WHERE key = ANY($1)', keys);
  const audited = await column('SELECT DISTINCT request_id AS key FROM audit WHERE request_id = ANY($1)', keys);
  const emails = await column(
    `SELECT policy_number AS number, record->'MainMember'->>'Email_Address' AS email FROM policies WHERE policy_number = ANY($1)`,
    numbers,
  );
  return {
    answers: new Set(answers.map(({ key }) => key)),
    audited: new Set(audited.map(({ key }) => key)),
    emails: new Map(emails.map(({ number, email }) => [number, email])),
  };
}
