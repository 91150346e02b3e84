// Claims by the thousand, from those of the demo: their records stay as they are, and what lists go by is spread over days and people.

/** Days before and after today by whose end the claims are to be decided. */
const days = 12;

/**
 * Fills a database that has claims until there are `count` of them. Each state comes as often as it does there. `staffId` works on some of
 * them, and so do others.
 */
export async function fillClaims(database, { count, staffId }) {
  const { rows } = await database.query('SELECT count(*)::int AS there FROM claims');
  const there = rows[0].there;
  if (there === 0) throw new Error('There is no claim to make others from.');
  await database.query(
    `INSERT INTO claims (id, reference, policy_number, life_kind, life_key, number_key, status, awaits, due_on, flag_level,
       taken_by, taken_by_name, taken_at, record, version, created_at, updated_at)
     SELECT gen_random_uuid(), 'CL-' || n, (7400000000 + n)::text, life_kind, 'life ' || n, NULL, status,
       CASE WHEN status = 'APPROVED' AND n % 2 = 0 THEN 'BANK' ELSE awaits END,
       CASE WHEN due_on IS NULL THEN NULL ELSE current_date + (n * 7 % (2 * $3::int) - $3::int) END,
       CASE WHEN n % 6 = 0 THEN n / 6 % 3 ELSE flag_level END,
       CASE n % 40 WHEN 0 THEN $2 WHEN 1 THEN 'somebody else' ELSE NULL END,
       CASE WHEN n % 40 < 2 THEN 'Somebody of staff' ELSE NULL END,
       CASE WHEN n % 40 < 2 THEN now() - n % 90 * interval '1 minute' ELSE NULL END,
       record, version, now() - n * interval '11 minutes', now()
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM claims) template
     JOIN generate_series(1, $1::int) AS n ON n % $4::int + 1 = template.place`,
    [count - there, staffId, days, there],
  );
  await database.query('VACUUM ANALYZE claims');
  await database.query('CHECKPOINT');
}
