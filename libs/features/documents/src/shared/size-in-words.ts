/** `1,2 MB`: the size of a file as people read it. KB and MB are 1024 and 1024 x 1024 bytes. A dash where it is not known. */
export function sizeInWords(bytes: number): string {
  if (bytes <= 0) return '-';
  const kb = bytes / 1024;
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1).replace('.', ',')} MB`;
}
