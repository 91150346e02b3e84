import { formatDate, type PlainDate } from '@portal/domain';

/** Which wording of a document this is, and from when it holds. */
export interface Edition {
  version: string;
  from: PlainDate;
}

/** `Version 1.0, in force from 1 November 2026`, the date in one piece. */
export const editionLine = ({ version, from }: Edition): string =>
  `Version ${version}, in force from ${formatDate(from).replaceAll(' ', '\u00a0')}`;

/** The wording that holds of each document. Another wording of any chapter is another version, with the day from which it holds. */
export const editions = {
  terms: { version: '1.0', from: '2026-11-01' },
  complaints: { version: '1.0', from: '2026-11-01' },
  privacyNotice: { version: '1.0', from: '2026-11-01' },
  paiaManual: { version: '1.0', from: '2026-11-01' },
} as const satisfies Record<string, Edition>;
