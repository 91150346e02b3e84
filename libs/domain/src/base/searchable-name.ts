/** A name as policies are found by: lower case, without accents, one space between words. */
export const searchableName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .trim();
