import { expect, it } from 'vitest';
import { isOpenable } from './openable';

it.each([
  { contentType: 'application/pdf', opens: true },
  { contentType: 'image/jpeg', opens: true },
  { contentType: 'image/png', opens: true },
  { contentType: 'text/html', opens: false },
  { contentType: 'image/svg+xml', opens: false },
  { contentType: 'application/pdf; x', opens: false },
  { contentType: '', opens: false },
])('a file of the kind "$contentType" is shown in a tab: $opens', ({ contentType, opens }) => {
  expect(isOpenable(contentType)).toBe(opens);
});
