import { type DocumentFile } from '@portal/contract';

/** A document as it comes from the service, as far as a device needs it. */
export type FileOnDevice = Pick<DocumentFile, 'fileName' | 'fileExtension' | 'contentType' | 'base64File'>;

/** The name under which a device keeps a file: `policy-schedule.pdf`. A name that has its extension keeps one. */
export const nameOfFile = ({ fileName, fileExtension }: FileOnDevice): string =>
  fileName.endsWith(fileExtension) ? fileName : `${fileName}${fileExtension}`;

/** The content as the browser holds it. */
export const blobOf = ({ base64File, contentType }: FileOnDevice): Blob =>
  new Blob([Uint8Array.from(atob(base64File), (character) => character.charCodeAt(0))], { type: contentType });

/** How long an address of a file is good for, in milliseconds: some browsers read it only after the click. */
const addressLasts = 60_000;

/** An address of the file inside this browser, for a minute. */
export function addressOf(file: FileOnDevice): string {
  const address = URL.createObjectURL(blobOf(file));
  setTimeout(() => URL.revokeObjectURL(address), addressLasts);
  return address;
}

/** Hands a file to the device, which keeps it where it keeps what it downloads. */
export function saveFile(file: FileOnDevice): void {
  Object.assign(document.createElement('a'), { href: addressOf(file), download: nameOfFile(file) }).click();
}
