import { addDays, addMonths, firstOfMonth, todayInJohannesburg } from '@portal/domain';
import { type Client } from 'pg';

/** Noon of the day, so many months from now, for which most debits were agreed. Messages keep the quiet hours. */
export async function dayOfDebits(database: Client, months: number): Promise<number> {
  const { rows } = await database.query<{ day: number }>(
    `SELECT collection_day AS day FROM policies WHERE status = 'ACTIVE' AND collection_day IS NOT NULL
      GROUP BY collection_day ORDER BY count(*) DESC LIMIT 1`,
  );
  const month = addMonths(firstOfMonth(todayInJohannesburg(new Date())), months);
  return new Date(`${addDays(month, (rows[0]?.day ?? 1) - 1)}T10:00:00Z`).getTime();
}
