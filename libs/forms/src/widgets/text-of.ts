/** A value as the text of a control; nothing gives an empty one. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
