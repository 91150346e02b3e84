import { expect, it } from 'vitest';
import { whyNoCertificate } from './why-no-certificate';

it.each(['ACTIVE', 'IN_GRACE', 'PAID_UP'] as const)('there is one while %s', (status) => {
  expect(whyNoCertificate(status)).toBeNull();
});

it.each([
  { status: 'PENDING', says: 'with your first premium' },
  { status: 'LAPSED', says: '"Lapsed"' },
  { status: 'CANCELLED', says: '"Cancelled"' },
  { status: 'NOT_TAKEN_UP', says: '"Not taken up"' },
  { status: 'CLAIMED', says: '"Claimed"' },
] as const)('there is none while $status, because of $says', ({ status, says }) => {
  expect(whyNoCertificate(status)).toContain(says);
});
