/**
 * A PDF of one empty page, one character a byte, with a remark and whatever other objects a test wants: `'7 0 obj <<>> endobj'`.
 */
export function aPdf(remark = 'a document', objects = '', catalog = ''): string {
  return [
    '%PDF-1.7',
    `% ${remark}`,
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
    objects,
    'trailer << /Root 1 0 R /Size 8 >>',
    'startxref',
    '0',
    '%%EOF\n',
  ].join('\n');
}
