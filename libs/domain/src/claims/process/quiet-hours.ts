import { addDays } from '../../base/plain-date';
import { timeInJohannesburg, todayInJohannesburg } from '../../base/south-african-time';

/** From this hour until that one no text message goes out that nobody waits for, in Johannesburg. Source: docs/domain/claims.md#c10-3. */
const quiet = { from: '20:00', until: '07:00' };

/** The first moment, from this one on, at which a message may go out that keeps the quiet hours. */
export function afterQuietHours(at: Date): Date {
  const time = timeInJohannesburg(at);
  if (time >= quiet.until && time < quiet.from) return at;
  const day = todayInJohannesburg(at);
  return new Date(`${time >= quiet.from ? addDays(day, 1) : day}T${quiet.until}:00+02:00`);
}
