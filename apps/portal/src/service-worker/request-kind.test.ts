import { expect, it } from 'vitest';
import { requestKind } from './request-kind';

it.each([
  ['/auth/login', 'sign-in'],
  ['/', 'page'],
  ['/child/update/3', 'page'],
  ['/complaints', 'page'],
  ['/certificate/7K3M-Q2XR-9WAB', 'page'],
  ['/auth/callback', 'page'],
  ['/auth/silent-renew.html', 'other'],
  ['/documents/debicheck-mandate.pdf', 'other'],
  ['/api/v1/policies/7000010012/schedule', 'other'],
  ['/api', 'other'],
  ['/__outbox', 'other'],
])('somebody who opens %s is answered as for a %s', (path, kind) => {
  expect(requestKind(path, true)).toBe(kind);
});

it.each([
  ['/assets/abc1234.js', 'file'],
  ['/config.json', 'settings'],
  ['/brand/lwandle.css', 'settings'],
  ['/icon.svg', 'settings'],
  ['/api/v1/policies/7000010012', 'other'],
  ['/', 'other'],
])('a page that fetches %s asks for a %s', (path, kind) => {
  expect(requestKind(path, false)).toBe(kind);
});
