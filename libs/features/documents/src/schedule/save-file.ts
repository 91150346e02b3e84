interface FileToSave {
  fileName: string;
  contentType: string;
  base64File: string;
}

/** Saves a file where the device keeps what it downloads. */
export function saveFile({ fileName, contentType, base64File }: FileToSave): void {
  const bytes = Uint8Array.from(atob(base64File), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
