/** The keys in words, for those who look for them. */
export const keyWords = [
  { keys: ['J', '↓'], does: 'Next request' },
  { keys: ['K', '↑'], does: 'Previous request' },
  { keys: ['Enter'], does: 'Open the request' },
  { keys: ['X'], does: 'Choose it for approving together, or leave it' },
  { keys: ['?'], does: 'Show these keys' },
] as const;
