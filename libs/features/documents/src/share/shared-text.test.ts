import { expect, it } from 'vitest';
import { sharedText } from './shared-text';

const person = {
  id: '1',
  who: 'Spouse',
  tone: 'green',
  isOutlined: false,
  bar: { now: 1, waiting: 0, limit: 0 },
} as const;
const sipho = { ...person, name: 'Sipho Nkosi', sentence: 'Covered for any cause', amount: null };
const voucher = {
  productName: 'Ubuntu Funeral Cover',
  code: '2C3Z-B2D7-CFVJ',
  address: 'https://portal.example/certificate/2C3Z-B2D7-CFVJ',
};

it('names the day, each person, and how it is checked', () => {
  const shared = { title: 'Covered on 23 November 2026', people: [sipho], policyNumber: null };
  expect(sharedText(shared, voucher)).toBe(
    [
      'Covered on 23 November 2026 (Ubuntu Funeral Cover)',
      '',
      'Sipho Nkosi: Covered for any cause',
      '',
      'Check certificate 2C3Z-B2D7-CFVJ: https://portal.example/certificate/2C3Z-B2D7-CFVJ',
    ].join('\n'),
  );
});

it('says amounts and the policy number where they were chosen', () => {
  const shared = { title: 'Covered today', people: [{ ...sipho, amount: 'R 30 000' }], policyNumber: '7000010012' };
  const text = sharedText(shared, voucher);
  expect(text).toContain('(Ubuntu Funeral Cover, policy 7000010012)');
  expect(text).toContain('Sipho Nkosi, R 30 000: Covered for any cause');
});
