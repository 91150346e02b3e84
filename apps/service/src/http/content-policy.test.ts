import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('lets a page run its own files only', () => {
  const policy = contentPolicy('<script type="module" src="/assets/index-1.js"></script>');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:");
  for (const part of [
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toContain('unsafe');
});

it.each([
  { html: '<script>start()</script>', name: 'script-src', text: 'start()' },
  { html: '<SCRIPT type="module">\n  a < b;\n</SCRIPT>', name: 'script-src', text: '\n  a < b;\n' },
  { html: '<style>body{margin:0}</style>', name: 'style-src', text: 'body{margin:0}' },
  { html: '<script>a\r\nb</script>', name: 'script-src', text: 'a\nb' },
])('allows the inline part of $html by its hash', ({ html, name, text }) => {
  expect(directive(contentPolicy(html), name)).toBe(`${name} 'self' ${hash(text)}`);
});

it('allows each inline part once', () => {
  const policy = contentPolicy('<script>a()</script><script>b()</script><script>a()</script>');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('b()')}`);
});

it('talks to the backend and the identity provider when they are elsewhere', () => {
  const policy = contentPolicy('', {
    connections: ['https://api.example', 'https://id.example'],
    frames: ['https://id.example'],
    reportTo: '/csp-report',
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example https://id.example");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://id.example");
  expect(directive(contentPolicy(''), 'frame-src')).toBe("frame-src 'none'");
  expect(policy).toMatch(/report-uri \/csp-report$/);
});

it('lets a page stand in a frame of its own origin only when that is said', () => {
  expect(contentPolicy('', { isFramedByItself: true })).toContain("frame-ancestors 'self';");
  expect(contentPolicy('', { isFramedByItself: false })).toContain("frame-ancestors 'none';");
});
