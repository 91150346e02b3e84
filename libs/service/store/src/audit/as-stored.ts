/** As the database takes it and gives it back: whole characters, and no zero byte, which PostgreSQL has no place for. */
export const textAsStored = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** The same for every text in a value, also for the names of its fields; without undefined, dates as text. */
export const valueAsStored = (value: unknown): unknown =>
  value === undefined || value === null ? null : wholeTexts(JSON.parse(JSON.stringify(value)));

function wholeTexts(value: unknown): unknown {
  if (typeof value === 'string') return textAsStored(value);
  if (Array.isArray(value)) return value.map(wholeTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [textAsStored(name), wholeTexts(part)]));
}
