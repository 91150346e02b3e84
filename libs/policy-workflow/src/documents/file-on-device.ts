import { type DocumentFile } from '@portal/contract';

/** A document as it comes from the service, as far as a device needs it. */
export type FileOnDevice = Pick<DocumentFile, 'fileName' | 'fileExtension' | 'contentType' | 'base64File'>;

/** The name under which a device keeps a file: `policy-schedule.pdf`. A name that has its extension keeps one. */
export const nameOfFile = ({ fileName, fileExtension }: Pick<FileOnDevice, 'fileName' | 'fileExtension'>): string =>
  fileName.endsWith(fileExtension) ? fileName : `${fileName}${fileExtension}`;

/** The content as the browser holds it. */
export const blobOf = ({ base64File, contentType }: FileOnDevice): Blob =>
  new Blob([Uint8Array.from(atob(base64File), (character) => character.charCodeAt(0))], { type: contentType });

/** How long the address of a file lasts, in minutes: a tab that shows it reads it again to print or to save it. */
const addressLasts = 30;

/** An address of the file inside this browser, for half an hour. */
export function addressOf(file: FileOnDevice): string {
  const address = URL.createObjectURL(blobOf(file));
  setTimeout(() => URL.revokeObjectURL(address), addressLasts * 60_000);
  return address;
}

/** Hands a file to the device, which keeps it where it keeps what it downloads. */
export function saveFile(file: FileOnDevice): void {
  Object.assign(document.createElement('a'), { href: addressOf(file), download: nameOfFile(file) }).click();
}
