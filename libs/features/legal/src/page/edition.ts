import { formatDate, type PlainDate } from '@portal/domain';

/** Which wording of a document this is, and from when it holds. */
export interface Edition {
  version: string;
  from: PlainDate;
}

/** `Version 1.0, in force from 1 November 2026`, the date in one piece. */
export const editionLine = ({ version, from }: Edition): string =>
  `Version ${version}, in force from ${formatDate(from).replaceAll(' ', '\u00a0')}`;
