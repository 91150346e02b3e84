import { sha256 } from '@noble/hashes/sha2.js';
import { type ApiDocument } from '@portal/contract/openapi';
import { type Answer } from '../wire/answer';
import { docsPage } from './docs-page';
import { docsStyle } from './docs-style';

const hash = (text: string) => btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))));

/** The page with the headers of a page: its own style and nothing else may load (docs/reliability.md#i1, #i2). */
export const docsAnswer = (api: ApiDocument): Answer => ({
  status: 200,
  body: docsPage(api),
  contentType: 'text/html; charset=utf-8',
  isCompressible: true,
  headers: {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash(docsStyle)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  },
});
