import { describe, expect, it } from 'vitest';
import { startLines } from './start-lines';

const started = { port: 5200, hasPortal: true, gatewayUrl: 'http://127.0.0.1:5201' };

describe('what someone who tries the demo reads', () => {
  it('is where the portal and every stand-in are', () => {
    expect(startLines(started).trimEnd().split('\n')).toEqual([
      'Portal:         http://localhost:5200',
      'API reference:  http://localhost:5200/api/reference',
      'Text messages:  http://localhost:5201/inbox',
      'Letters:        http://localhost:5201/letters',
      'Payments:       http://localhost:5201/payat',
      'Cash at a till: http://localhost:5201/payat/till',
      'Debit orders:   http://localhost:5201/bank',
      'Claims paid:    http://localhost:5201/payout-bank',
      'Cash vouchers:  http://localhost:5201/vouchers',
      'Bank accounts:  http://localhost:5201/account-verification',
      'Deaths:         http://localhost:5201/death-register',
    ]);
  });

  it('says so when there is no portal to open', () => {
    expect(startLines({ ...started, hasPortal: false })).toMatch(/^Portal: +not built/);
  });
});
