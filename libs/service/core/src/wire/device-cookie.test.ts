import { expect, it } from 'vitest';
import { deviceOf } from './device-cookie';

const usual = { isSecure: true, crossesSites: false };
const asking = (cookie?: string, config = usual, path = '/') =>
  deviceOf(new Request(`http://service.test${path}`, { headers: cookie === undefined ? {} : { cookie } }), config);

it.each([
  { cookie: undefined, token: null, why: 'no cookie' },
  { cookie: 'device=a.b', token: 'a.b', why: 'the only one' },
  { cookie: 'other=1; device=a.b;more=2', token: 'a.b', why: 'among others' },
  { cookie: 'mydevice=a.b; devices=c', token: null, why: 'only others that look alike' },
  { cookie: 'device', token: null, why: 'without a value' },
])('reads the token of a device: $why', ({ cookie, token }) => {
  expect(asking(cookie).token).toBe(token);
});

it.each([
  { config: usual, ends: 'HttpOnly; SameSite=Strict; Secure', why: 'over TLS' },
  { config: { isSecure: false, crossesSites: false }, ends: 'HttpOnly; SameSite=Strict', why: 'on one computer' },
  {
    config: { isSecure: false, crossesSites: true },
    ends: 'HttpOnly; SameSite=None; Secure',
    why: 'with portal and API on two hosts',
  },
])('gives a cookie that no script reads, for the sign-in calls alone: $why', ({ config, ends }) => {
  const device = asking(undefined, config);
  expect(device.cookie()).toBeNull();
  device.give('a.b');
  expect(device.cookie()).toBe(`device=a.b; Path=/api/v1/auth; Max-Age=7776000; ${ends}`);
});

it.each(['death-reports', 'claims'])(
  'gives whoever asks for a PIN of %s another one, for those calls alone',
  (area) => {
    const device = asking(undefined, usual, `/api/v1/${area}/trigger-otp`);
    device.give('a.b');
    expect(device.cookie()).toContain(`device=a.b; Path=/api/v1/${area}; `);
  },
);
