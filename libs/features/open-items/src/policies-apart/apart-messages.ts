/** Why what is due could not be done, for staff. */
export function reasonInWords(reason: string, place: string | null): string {
  if (reason === 'UNUSABLE_RECORD') return `A value of the record cannot be used: ${place ?? 'we do not know which'}`;
  if (reason.startsWith('DATABASE_')) return `The database refused it (${reason.slice('DATABASE_'.length)})`;
  return 'Something went wrong that nobody expected';
}
