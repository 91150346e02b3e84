import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';
import { createTokens, type TokenContents } from './tokens';

const tokens = createTokens('a secret of the tests, long enough');
const contents: TokenContents = {
  sessionId: '3f2a9c1e-7b64-4d18-9a05-c2e8f1b3d476',
  counter: 7,
  expiresAt: new Date('2026-11-20T10:10:00.250Z'),
};
const before = new Date('2026-11-20T10:10:00.249Z');

const anyContents = fc.record({
  sessionId: fc.uuid(),
  counter: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  expiresAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
});

it('reads back what it made, for any session, counter and moment', () => {
  fc.assert(
    fc.property(anyContents, fc.constantFrom('access' as const, 'refresh' as const), (any, kind) => {
      expect(tokens.open(kind, tokens.make(kind, any))).toEqual(any);
    }),
  );
});

it('gives the same token for the same contents, so that an answer can be repeated', () => {
  expect(tokens.make('refresh', contents)).toBe(tokens.make('refresh', { ...contents }));
});

it('makes 10,000 different refresh tokens with 256 bits of keyed hash each (A8)', () => {
  const made = Array.from({ length: 10_000 }, (_, counter) => tokens.make('refresh', { ...contents, counter }));
  const hashes = made.map((token) => toBase64Url((fromBase64Url(token) ?? new Uint8Array()).subarray(28)));
  expect(new Set(made).size).toBe(10_000);
  expect(new Set(hashes).size).toBe(10_000);
  expect(new Set(hashes.map((hash) => hash.length))).toEqual(new Set([43]));
});

it('reads each of more tokens than it remembers, again and again', () => {
  const many = Array.from({ length: 1500 }, (_, counter) => ({ ...contents, counter }));
  const texts = many.map((each) => tokens.make('access', each));
  for (let time = 0; time < 2; time += 1) {
    expect(texts.map((text) => tokens.read('access', text, before))).toEqual(many);
  }
});

describe('a token is refused', () => {
  const token = tokens.make('access', contents);

  it('as another kind', () => {
    expect(tokens.read('refresh', token, before)).toBeNull();
  });

  it('from the millisecond it expires, and not before', () => {
    expect(tokens.read('access', token, before)).toEqual(contents);
    expect(tokens.read('access', token, contents.expiresAt)).toBeNull();
  });

  it('when it was made with another secret', () => {
    const other = createTokens('another secret of the tests, long enough');
    expect(tokens.read('access', other.make('access', contents), before)).toBeNull();
  });

  it('with any one bit changed', () => {
    const bytes = fromBase64Url(token) ?? new Uint8Array();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Uint8Array.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(tokens.read('access', toBase64Url(changed), before)).toBeNull();
    }
  });

  it('as another kind, from its expiry and with a bit changed also when it was read before', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(tokens.read('access', token, before)).toEqual(contents);
      expect(tokens.read('refresh', token, before)).toBeNull();
      expect(tokens.read('access', token, contents.expiresAt)).toBeNull();
      expect(tokens.read('access', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, before)).toBeNull();
    }
  });

  it.each([
    { given: '', why: 'empty' },
    { given: token.slice(0, 79), why: 'cut short' },
    { given: `${token}A`, why: 'too long' },
    { given: ` ${token.slice(1)}`, why: 'not base64url' },
    { given: 'A'.repeat(80), why: 'no hash of ours' },
    { given: '\u{1F600}'.repeat(40), why: '80 code units of something else' },
  ])('when it is $why', ({ given }) => {
    expect(tokens.read('access', given, before)).toBeNull();
  });
});
