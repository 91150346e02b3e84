import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { errorCodes, refuse } from './error-codes';

describe('refuse', () => {
  it.each([
    ['UNAUTHORIZED', 401, 'Unauthorized'],
    ['INTERNAL_SERVER_ERROR', 500, 'Internal server error'],
    ['INVALID_OTP', 400, 'The one-time PIN is incorrect or has expired.'],
    ['LOCKED', 423, 'Too many attempts. Please try again in 15 minutes.'],
    ['OTP_LIMIT', 429, 'You have requested too many PINs. Please try again later.'],
    ['NOT_AVAILABLE', 501, 'This is not available yet.'],
    ['STALE_VERSION', 409, 'This record was changed by someone else. Refresh and try again.'],
  ] as const)('says %s with status %i: %s', (code, status, message) => {
    expect(refuse(code)).toEqual({ success: false, status, message, code });
  });

  it('takes a sentence that says more', () => {
    expect(refuse('INVALID_STATUS', 'Pay first.')).toEqual({
      success: false,
      status: 409,
      message: 'Pay first.',
      code: 'INVALID_STATUS',
    });
  });
});

it('keeps every sentence short enough for a toast, and every status an HTTP error', () => {
  for (const { status, message } of Object.values(errorCodes)) {
    expect(message.length).toBeGreaterThan(5);
    expect(message.length).toBeLessThanOrEqual(200);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

it('keeps 401 for tokens: no row refuses business with it, the systems that sign their reports apart', () => {
  const rows = Object.entries(endpoints).filter(([, row]) =>
    (row.errors as readonly string[]).includes('UNAUTHORIZED'),
  );
  expect(rows.map(([name]) => name)).toEqual([
    'refreshToken',
    'payatCallback',
    'debiCheckCallback',
    'collectionCallback',
    'refreshClaimToken',
    'payoutReport',
    'voucherReport',
  ]);
});
