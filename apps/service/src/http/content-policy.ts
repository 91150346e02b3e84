import { createHash } from 'node:crypto';

interface PolicyParts {
  /** Origins besides its own that the page talks to. */
  connections?: readonly string[];
  /** Origins that it shows in a frame. */
  frames?: readonly string[];
  /** Where the browser reports what it blocked. */
  reportTo?: string;
  /** Whether a page of its own origin may show it in a frame. Nobody else ever may. */
  isFramedByItself?: boolean;
}

/** The content security policy of one page: its own files, and the inline scripts and styles that it was built with. */
export function contentPolicy(html: string, parts: PolicyParts = {}): string {
  const { connections = [], frames = [], reportTo, isFramedByItself = false } = parts;
  return [
    "default-src 'none'",
    sources('script-src', inlineHashes(html, 'script')),
    sources('style-src', inlineHashes(html, 'style')),
    "img-src 'self' data:",
    sources('connect-src', connections),
    // What a frame is sent back to is ours.
    frames.length > 0 ? sources('frame-src', frames) : "frame-src 'none'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramedByItself ? "'self'" : "'none'"}`,
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
