import { type DocumentFile } from '@portal/contract';
import { type Answer, success } from './answer';

/** A document in an answer: who opens the address itself is given a file to keep, and never a page to look at. */
export const attachment = (file: DocumentFile): Answer => ({
  ...success(file),
  headers: { 'content-disposition': `attachment; filename="document.json"; ${extended(file)}` },
});

/** The name in the form of RFC 5987: everything but letters, digits and a few signs is written as %xx. */
const extended = ({ fileName }: DocumentFile) =>
  `filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}.json`;
