import { expect, it } from 'vitest';
import { paymentPageAddress } from './payment-page-address';

it.each([
  { address: 'https://pay.example/p/1?x=2', from: 'https:', gives: 'https://pay.example/p/1?x=2' },
  { address: 'http://127.0.0.1:4200/pay/1', from: 'http:', gives: 'http://127.0.0.1:4200/pay/1' },
  { address: 'http://pay.example/p/1', from: 'https:', gives: null },
  { address: 'javascript:alert(1)', from: 'http:', gives: null },
  { address: 'data:text/html,x', from: 'http:', gives: null },
  { address: 'https://pay.example@evil.example/', from: 'https:', gives: null },
  { address: '//evil.example', from: 'https:', gives: null },
  { address: '/pay', from: 'https:', gives: null },
  { address: '', from: 'https:', gives: null },
])('$address from a page at $from leads to $gives', ({ address, from, gives }) => {
  expect(paymentPageAddress(address, from)).toBe(gives);
});
