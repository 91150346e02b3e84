import { type FilePayload } from '@portal/domain';
import { widget } from '../definition/widget';
import { type FileTyped, noFile, stillReading } from './file-typed';
import { FileView } from './file-view';

interface FileOptions<Type extends string> {
  /** What the document shows, for a list of documents. */
  type?: Type;
}

const isFile = (value: unknown): value is FilePayload =>
  typeof value === 'object' && value !== null && 'base64File' in value;

/** One file. It stays in memory and leaves with the body. */
/* @__NO_SIDE_EFFECTS__ */
export function file<const Type extends string = never>({ type }: FileOptions<Type> = {}) {
  return widget<FilePayload & ([Type] extends [never] ? unknown : { type: Type }), FileTyped>({
    kind: 'file',
    isLarge: true,
    typed: (value) => (isFile(value) ? { kind: 'ready', file: value } : noFile),
    value: (typed) => (typed.kind === 'ready' ? { ...typed.file, ...(type && { type }) } : null),
    refusal: (typed) => (typed.kind === 'refused' ? typed.message : typed.kind === 'reading' ? stillReading : null),
    words: (value) => (isFile(value) ? value.fileName : ''),
    View: FileView,
  });
}
