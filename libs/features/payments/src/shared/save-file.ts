import { type DocumentFile } from '@portal/contract';

/** The name under which a device keeps a file. */
export const nameOf = ({ fileName, fileExtension }: DocumentFile): string => `${fileName}${fileExtension}`;

/** Hands a file to the device, which keeps it where it keeps what it downloads. */
export function saveFile(file: DocumentFile): void {
  const bytes = Uint8Array.from(atob(file.base64File), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: file.contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: nameOf(file) });
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
