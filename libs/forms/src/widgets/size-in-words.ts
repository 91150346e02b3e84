import { type FilePayload } from '@portal/domain';

/** `PDF, 1,2 MB`: the kind and the size of a file, as people read it. KB and MB are 1024 and 1024 x 1024 bytes. */
export function sizeInWords({ base64File, fileExtension }: Pick<FilePayload, 'base64File' | 'fileExtension'>): string {
  const kb = (base64File.length * 3) / 4 / 1024;
  const size = kb < 1024 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1).replace('.', ',')} MB`;
  return `${fileExtension.slice(1).toUpperCase()}, ${size}`;
}
