import { expect, it } from 'vitest';
import { providerTelLink, whatsAppLink } from './provider-contact';

it('links to a call and to a chat', () => {
  expect(providerTelLink()).toBe('tel:0860007580');
  expect(providerTelLink('011 123 4567')).toBe('tel:0111234567');
  expect(whatsAppLink('27821234567', 'Hello & welcome?')).toBe(
    'https://wa.me/27821234567?text=Hello%20%26%20welcome%3F',
  );
});
