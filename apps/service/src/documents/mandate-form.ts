import { debiCheckMandateContent, type Issuer, type Renderer } from '@portal/service-documents';

/** Where the portal links it. Source: docs/specification.md#s2. */
export const mandateFormPath = '/documents/debicheck-mandate.pdf';

/** The DebiCheck mandate as a form, in the insurer's name: drawn when somebody first asks, and kept. */
export function mandateForm(render: Renderer, issuer: Issuer): () => Promise<Response> {
  let drawn: Promise<Uint8Array> | undefined;
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="debicheck-mandate.pdf"',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  return async () => {
    drawn ??= render(debiCheckMandateContent(issuer));
    const bytes = await drawn.catch((error: unknown) => {
      drawn = undefined;
      throw error;
    });
    return new Response(new Uint8Array(bytes), { headers });
  };
}
