import { type DocumentFile } from '@portal/contract';
import { type DocumentContent } from '@portal/service-documents';
import { type Tools } from '../../call/use-case';

/** A document on pages, as a file in an answer. */
export async function pdfFile(
  { render }: Pick<Tools, 'render'>,
  content: DocumentContent,
  fileName: string,
): Promise<DocumentFile> {
  const base64File = base64Of(await render(content));
  const generatedAt = content.issuedAt.toISOString();
  return { fileName, fileExtension: '.pdf', contentType: 'application/pdf', base64File, generatedAt };
}

/** Bytes as base64, in pieces: all at once are too many arguments. */
export function base64Of(bytes: Uint8Array): string {
  const size = 0x8000;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(place * size, (place + 1) * size)),
  );
  return btoa(parts.join(''));
}
