import { type DocumentFile } from '@portal/contract';
import { type DocumentContent } from '@portal/service-documents';
import { type Tools } from '../call/use-case';
import { base64Of } from '../wire/base64';

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
