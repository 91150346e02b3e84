import { formatRand, fromCents } from '@portal/domain';

const instant = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Johannesburg',
});
const clockTime = new Intl.DateTimeFormat('en-ZA', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Johannesburg',
});

/** `R 189` */
export const writtenCents = (cents: number): string => formatRand(fromCents(cents));
/** `2 Mar 2026, 10:00:00`, South African time. */
export const writtenInstant = (iso: string): string => instant.format(new Date(iso));
/** `10:00:00`, South African time. */
export const writtenTime = (iso: string): string => clockTime.format(new Date(iso));

const plainDate = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2 March 2026`, from `2026-03-02`. */
export const writtenDate = (date: string): string => plainDate.format(new Date(`${date}T00:00:00Z`));
