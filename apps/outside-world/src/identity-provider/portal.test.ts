import { expect, it } from 'vitest';
import { portalAddresses } from './portal';

it('staff come back to the portal however they opened it on this computer', () => {
  const { origins, signedIn } = portalAddresses({ PORTAL_URL: 'http://localhost:5000', PORT: 5000 });
  expect(origins).toEqual(['http://localhost:5000', 'http://127.0.0.1:5000']);
  expect(signedIn).toEqual([
    'http://localhost:5000/auth/staff/signed-in',
    'http://localhost:5000/auth/silent-renew.html',
    'http://127.0.0.1:5000/auth/staff/signed-in',
    'http://127.0.0.1:5000/auth/silent-renew.html',
  ]);
});

it('a portal below a path keeps its path', () => {
  const { origins, signedOut } = portalAddresses({ PORTAL_URL: 'https://insurer.example/self-service', PORT: 4200 });
  expect(origins[0]).toBe('https://insurer.example');
  expect(signedOut.slice(0, 2)).toEqual([
    'https://insurer.example/self-service/auth/logout',
    'https://insurer.example/self-service/',
  ]);
});
