import { type DocumentFile } from '@portal/contract';

/** The code of a certificate that was just issued, out of the name of its file; null when it is not in there. */
export const codeOf = ({ fileName }: Pick<DocumentFile, 'fileName'>): string | null =>
  /(?:^|-)([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2})$/.exec(fileName)?.[1] ?? null;
