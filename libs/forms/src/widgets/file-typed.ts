import { type FilePayload } from '@portal/domain';

/** What the control of a file holds. */
export type FileTyped =
  | { kind: 'empty' }
  | { kind: 'reading'; fileName: string; percent: number }
  | { kind: 'refused'; fileName: string; message: string }
  | { kind: 'ready'; file: FilePayload & { type?: string } };

export const noFile: FileTyped = { kind: 'empty' };

export const stillReading = 'Please wait until the file has been read';
