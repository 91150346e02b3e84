import { createHash } from 'node:crypto';

interface PolicyParts {
  /** Origins besides its own that the page talks to. */
  connections?: readonly string[];
  /** Origins that it shows in a frame. */
  frames?: readonly string[];
  /** Where the browser reports what it blocked. */
  reportTo?: string;
}

/** The content security policy of one page: its own files, and the inline scripts and styles that it was built with. */
export function contentPolicy(html: string, { connections = [], frames = [], reportTo }: PolicyParts = {}): string {
  return [
    "default-src 'none'",
    sources('script-src', inlineHashes(html, 'script')),
    sources('style-src', inlineHashes(html, 'style')),
    "img-src 'self' data:",
    sources('connect-src', connections),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(reportTo ? [`report-uri ${reportTo}`] : []),
  ].join('; ');
}

const sources = (directive: string, others: readonly string[]) => [directive, "'self'", ...others].join(' ');

/** Hashes of what stands between the tags, as a browser computes them: line ends are one character. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html
    .replace(/\r\n?/g, '\n')
    .matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi'));
  const inline = [...elements].filter(
    ([, attributes = '', text = '']) => text !== '' && !/\ssrc\s*=/i.test(attributes),
  );
  return [
    ...new Set(inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
  ];
}
